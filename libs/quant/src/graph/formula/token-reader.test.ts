import type { GraphFault } from '../graph-fault.ts';
import { formulaTokens } from './formula-tokens.ts';
import { Refused, TokenReader } from './token-reader.ts';

function readerOf(text: string): TokenReader {
  const tokens = formulaTokens(text);
  if ('code' in tokens) throw new Error(tokens.code);
  return new TokenReader(tokens);
}

/** The fault that something is refused by. */
function refusal(attempt: () => unknown): GraphFault {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    throw error;
  }
  throw new Error('it was not refused');
}

const placed = ({ code, span, values }: GraphFault): unknown => [code, span?.from, span?.to, values];

test('pieces come one after another, and the end comes for ever', () => {
  const reader = readerOf('a + 1');
  expect(reader.next.text).toBe('a');
  expect([reader.take().text, reader.last.text, reader.next.text]).toEqual(['a', 'a', '+']);
  expect(reader.take().text).toBe('+');
  expect(reader.take().text).toBe('1');
  expect([reader.take().kind, reader.take().kind, reader.next.kind]).toEqual(['end', 'end', 'end']);
});

test('a sign is taken if it comes, and a name of its text is none', () => {
  const reader = readerOf('- `-` and `and`');
  expect([reader.takeSign('+'), reader.takeSign('-'), reader.takeSign('-')]).toEqual([false, true, false]);
  expect(reader.take().text).toBe('-');
  expect([reader.takeSign('and'), reader.takeSign('and')]).toEqual([true, false]);
});

test.each([
  ['12.5', 12.5],
  ['.5', 0.5],
  ['1e-400', 0],
  ['1.7976931348623157e308', Number.MAX_VALUE],
  ['0', 0],
])('%s is taken as a number', (text, value) => {
  const reader = readerOf(text);
  expect(reader.takeNumber()).toBe(value);
  expect(reader.next.kind).toBe('end');
});

test.each([
  [' 1e309', ['number-too-large', 1, 6, { found: '1e309' }]],
  [' a', ['unexpected', 1, 2, { found: 'a' }]],
  [' -', ['unexpected', 1, 2, { found: '-' }]],
  [' ', ['unexpected-end', 1, 1, {}]],
])('%j is no number, and is still to come', (text, fault) => {
  const reader = readerOf(text);
  const before = reader.next;
  expect(placed(refusal(() => reader.takeNumber()))).toEqual(fault);
  expect(reader.next).toBe(before);
});

test('a sign that has to come is told when it does not', () => {
  expect(readerOf(')').expect(')').from).toBe(0);
  expect(placed(refusal(() => readerOf(']').expect(')')))).toEqual(['unexpected', 0, 1, { found: ']' }]);
  expect(placed(refusal(() => readerOf('').expect(')')))).toEqual(['unexpected-end', 0, 0, {}]);
});

test.each([
  ['n: 1', true],
  ['`of it`: 1', true],
  ['n : 1', true],
  ['n：1', true],
  ['n', false],
  ['n 1', false],
  ['n@2: 1', false],
  ['1: 2', false],
  ['and: 1', false],
  ['n `:`', false],
  ['', false],
])('whether a label comes in %j: %j', (text, comes) => {
  expect(readerOf(text).atLabel()).toBe(comes);
});

test('a label is taken with its colon, once', () => {
  const reader = readerOf('n: 1');
  expect(reader.takeLabel(new Map())).toBe('n');
  expect(reader.next.text).toBe('1');
});

test.each([
  ['n: 1', ['n'], ['repeated-parameter', 0, 1, { name: 'n' }]],
  ['`n`: 1', ['n'], ['repeated-parameter', 0, 3, { name: 'n' }]],
  ['n@2: 1', [], ['unexpected', 0, 3, { found: 'n' }]],
  ['1: 1', [], ['unexpected', 0, 1, { found: '1' }]],
  ['n 1', [], ['unexpected', 2, 3, { found: '1' }]],
  ['n', [], ['unexpected-end', 1, 1, {}]],
])('in %j, behind %j, there is no label', (text, before, fault) => {
  const taken = new Map(before.map((name) => [name, 1]));
  expect(placed(refusal(() => readerOf(text).takeLabel(taken)))).toEqual(fault);
});

test('levels are counted on the way down and given back on the way up', () => {
  const reader = readerOf('a');
  const down = (levels: number): number => (levels === 0 ? 7 : reader.nest(() => down(levels - 1)));
  expect(down(50)).toBe(7);
  expect(down(50)).toBe(7);
  expect(placed(refusal(() => down(51)))).toEqual(['too-deep', 0, 1, { most: 50 }]);
});

test('what is refused names what was found, the end by another code', () => {
  expect(placed(refusal(() => readerOf('a').refuse()))).toEqual(['unexpected', 0, 1, { found: 'a' }]);
  expect(placed(refusal(() => readerOf('≤').refuse()))).toEqual(['unexpected', 0, 1, { found: '<=' }]);
  expect(placed(refusal(() => readerOf('').refuse()))).toEqual(['unexpected-end', 0, 0, {}]);
  expect(placed(refusal(() => readerOf('').refuse('too-deep')))).toEqual(['too-deep', 0, 0, { most: 50 }]);
  expect(new Refused({ code: 'unexpected', values: {}, path: [] }).message).toBe('unexpected');
});
