import { seededRandom } from '../../sample/seeded-random.ts';
import { formulaTokens } from './formula-tokens.ts';
import { parameterValue, writtenNumber, writtenParameters, writtenValue } from './parameter-value.ts';
import { Refused, TokenReader } from './token-reader.ts';

test.each([
  [1e21, '1e+21'],
  [-0, '0'],
  [true, 'true'],
  ['true', '`true`'],
  ['ratio', 'ratio'],
  ['two words', '`two words`'],
  ['<=', '<='],
  ['≤', '≤'],
  [[1, [2, 'a']], '[1, [2, a]]'],
  [{ op: '<', value: 1 }, '{op: <, value: 1}'],
])('%j is written %s', (value, text) => {
  expect(writtenValue(value)).toBe(text);
});

test('what a formula cannot contain is left out', () => {
  expect(writtenParameters({ a: null, b: undefined, c: NaN, d: '', e: 'x`y', '': 1, f: 2 })).toEqual([
    'f: 2',
  ]);
});

function read(text: string): unknown {
  const tokens = formulaTokens(text);
  if ('code' in tokens) return tokens.code;
  const reader = new TokenReader(tokens);
  try {
    const value = parameterValue(reader);
    return reader.next.kind === 'end' ? value : `then ${reader.next.text}`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, span, values } = error.fault;
    return [code, span?.from, span?.to, ...Object.values(values)];
  }
}

test.each<[string, unknown]>([
  ['5', 5],
  ['-5', -5],
  ['− .5', -0.5],
  ['-0', 0],
  ['1e-3', 0.001],
  ['ratio', 'ratio'],
  ['`two words`', 'two words'],
  ['and', ['unexpected', 0, 3, 'and']],
  ['`and`', 'and'],
  ['true', true],
  ['false', false],
  ['`true`', 'true'],
  ['True', 'True'],
  ['<', '<'],
  ['≤', '<='],
  ['==', '='],
  ['[]', []],
  ['[1, -2, x]', [1, -2, 'x']],
  ['[[1], []]', [[1], []]],
  ['{}', {}],
  ['{op: <, value: -1}', { op: '<', value: -1 }],
  ['{`of it`: [true, {a: 1}]}', { 'of it': [true, { a: 1 }] }],
  ['1 2', 'then 2'],
  ['', ['unexpected-end', 0, 0]],
  ['-', ['unexpected-end', 1, 1]],
  ['--5', ['unexpected', 1, 2, '-']],
  ['-x', ['unexpected', 1, 2, 'x']],
  ['+5', ['unexpected', 0, 1, '+']],
  ['(5)', ['unexpected', 0, 1, '(']],
  ['close@3', ['unexpected', 0, 7, 'close']],
  ['[1', ['unexpected-end', 2, 2]],
  ['[1,]', ['unexpected', 3, 4, ']']],
  ['[1 2]', ['unexpected', 3, 4, '2']],
  ['[,]', ['unexpected', 1, 2, ',']],
  ['{a}', ['unexpected', 2, 3, '}']],
  ['{a: 1,}', ['unexpected', 6, 7, '}']],
  ['{a: 1, a: 2}', ['repeated-parameter', 7, 8, 'a']],
  ['{1: 2}', ['unexpected', 1, 2, '1']],
  ['1e999', ['number-too-large', 0, 5, '1e999']],
])('%j is read as %j', (text, value) => {
  expect(read(text)).toEqual(value);
});

test('what a list nests is counted as a level', () => {
  const nested = (levels: number): unknown => read('['.repeat(levels) + ']'.repeat(levels));
  expect(JSON.stringify(nested(50))).toHaveLength(100);
  expect(nested(51)).toEqual(['too-deep', 51, 52, 50]);
});

test.each([
  [0.1, '0.1'],
  [1e-7, '1e-7'],
  [-2.5, '-2.5'],
  [0, '0'],
  [5e-324, '5e-324'],
  [Number.MAX_VALUE, '1.7976931348623157e+308'],
  [0.1 + 0.2, '0.30000000000000004'],
])('the number %d is written in the fewest digits that are read as it', (value, text) => {
  expect(writtenNumber(value)).toBe(text);
  expect(read(text)).toBe(value);
});

test.each<unknown>([undefined, null, NaN, Infinity, '', 'a`b', 'a\nb', () => 1, Symbol('x')])(
  '%p is no value that a formula has',
  (value) => {
    expect(writtenValue(value)).toBeUndefined();
  },
);

test('what cannot be written is left out of lists and records, which go on', () => {
  expect(writtenValue([1, null, '', [NaN], 2])).toBe('[1, [], 2]');
  expect(writtenValue({ a: 1, b: null, 'c`': 2, d: [] })).toBe('{a: 1, d: []}');
  expect(writtenValue({})).toBe('{}');
});

test('names that are no words are written between backquotes', () => {
  expect(writtenParameters({ n: 1, 'of it': 2, and: 3, 成交额: 4, x1: 5, '1x': 6 })).toEqual([
    ...['n: 1', '`of it`: 2', '`and`: 3', '成交额: 4', 'x1: 5', '`1x`: 6'],
  ]);
});

test.each([1, 2, 3, 4, 5])('seed %i: what is written is read as it was', (seed) => {
  const next = seededRandom(seed);
  const words = ['ratio', 'and', 'true', '<=', '两 字', '1', '-', 'x_1'];
  const drawn = (levels: number): unknown => {
    const kind = next() * (levels === 0 ? 3 : 5);
    if (kind < 1) return (next() - 0.5) * 10 ** Math.floor(next() * 40 - 20);
    if (kind < 2) return next() < 0.5;
    if (kind < 3) return words[Math.floor(next() * words.length)];
    const items = Array.from({ length: Math.floor(next() * 4) }, () => drawn(levels - 1));
    return kind < 4 ? items : Object.fromEntries(items.map((item, at) => [words[at] ?? '', item]));
  };
  for (let turn = 0; turn < 60; turn += 1) {
    const value = drawn(3);
    const text = writtenValue(value) ?? '';
    expect([text, read(text)]).toEqual([text, value]);
  }
});
