import { seededRandom } from '../../sample/seeded-random.ts';
import type { FormulaTree } from './formula-tree.ts';
import { parseFormula } from './parse-formula.ts';
import { printFormula } from './print-formula.ts';
import { randomTree } from '../testing/random-tree.ts';

/** A tree without its places. */
function bare(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'span' ? undefined : value)));
}

function reprinted(text: string): string {
  const parsed = parseFormula(text);
  return parsed.ok ? printFormula(parsed.value) : JSON.stringify(parsed.faults);
}

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'what is printed is read as it was, seed %i',
  (seed) => {
    const tree = randomTree(seededRandom(seed * 7919 + 1), 4);
    const text = printFormula(tree);
    const read = parseFormula(text);
    expect(read.ok ? bare(read.value) : { text, ...read }).toEqual(bare(tree));
    expect(reprinted(text)).toBe(text);
  },
);

test('no pair of parentheses can be left out', () => {
  let tried = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const text = printFormula(randomTree(seededRandom(seed * 104729 + 3), 3));
    for (const [group = ''] of text.matchAll(/(?<![\p{L}\p{N}_])\([^()`]*\)/gu)) {
      // `(20)` says that it is not a constant, and stays.
      if (/^\(-?[\d.e+-]+\)$/.test(group)) continue;
      tried += 1;
      expect(reprinted(text.replace(group, group.slice(1, -1)))).not.toBe(text);
    }
  }
  expect(tried).toBeGreaterThan(20);
});

test.each([
  ['((a))+(b*c)', 'a + b * c'],
  ['(a+b)×c÷d', '(a + b) * c / d'],
  ['a−(b−c)', 'a - (b - c)'],
  ['(a-b)-c', 'a - b - c'],
  ['a/(b*c)', 'a / (b * c)'],
  ['-(-a)', '--a'],
  ['- 5', '-5'],
  ['-(5)', '-(5)'],
  ['a--5', 'a - -5'],
  ['(-a)*b', '-a * b'],
  ['not (a<b) and c', 'not a < b and c'],
  ['not (a and b)', 'not (a and b)'],
  ['(not a) = b', '(not a) = b'],
  ['a or (b and c)', 'a or b and c'],
  ['(a or b) and c', '(a or b) and c'],
  ['(a<b)=c', '(a < b) = c'],
  ['a≤b', 'a <= b'],
  ['a==b', 'a = b'],
  ['mean（成交额，20）', 'mean(成交额, 20)'],
  ['change( x ,n:5,kind:ratio )', 'change(x, n: 5, kind: ratio)'],
  ['`and`+`ROE(TTM)`@3 + `close`', '`and` + `ROE(TTM)`@3 + close'],
  ['.50 + 1e3 + 2.', '0.5 + 1000 + 2'],
])('%s is written %s', (text, canonical) => {
  expect(reprinted(text)).toBe(canonical);
});

const SPAN = { from: 0, to: 0 };
const number = (value: number, wrapped = false): FormulaTree => ({
  kind: 'number',
  value,
  wrapped,
  span: SPAN,
});
const name = (text: string, version?: number): FormulaTree => ({
  kind: 'name',
  name: text,
  version,
  span: SPAN,
});
const call = (callee: string, inputs: FormulaTree[], params = {}): FormulaTree => ({
  kind: 'call',
  callee,
  inputs,
  params,
  span: SPAN,
});
const [a, b, c] = [name('a'), name('b'), name('c')];

test.each<[FormulaTree, string]>([
  [number(5), '5'],
  [number(-0), '0'],
  [number(-5, true), '(-5)'],
  [number(1e21), '1e+21'],
  [name('a b', 3), '`a b`@3'],
  [name('a', 0), 'a@0'],
  [name('not'), '`not`'],
  [call('f', []), 'f()'],
  [call('f', [a, number(2)]), 'f(a, 2)'],
  [call('f', [], { n: 1 }), 'f(n: 1)'],
  [call('f', [call('or', [a, b])]), 'f(a or b)'],
  [call('f', [a], { n: null, k: 'ratio', list: [] }), 'f(a, k: ratio, list: [])'],
  [call('neg', [number(5)]), '-5'],
  [call('neg', [call('neg', [a])]), '--a'],
  [call('neg', [call('*', [a, b])]), '-(a * b)'],
  [call('*', [call('neg', [a]), b]), '-a * b'],
  [call('not', [call('not', [a])]), 'not not a'],
  [call('not', [call('<', [a, b])]), 'not a < b'],
  [call('not', [call('and', [a, b])]), 'not (a and b)'],
  [call('<', [call('not', [a]), b]), '(not a) < b'],
  [call('and', [call('not', [a]), call('or', [b, c])]), 'not a and (b or c)'],
  // Of one strength the left needs no parentheses and the right does; comparisons need them on both sides.
  [call('-', [call('+', [a, b]), c]), 'a + b - c'],
  [call('+', [a, call('-', [b, c])]), 'a + (b - c)'],
  [call('/', [call('*', [a, b]), c]), 'a * b / c'],
  [call('*', [a, call('/', [b, c])]), 'a * (b / c)'],
  [call('or', [a, call('or', [b, c])]), 'a or (b or c)'],
  [call('and', [call('and', [a, b]), c]), 'a and b and c'],
  [call('=', [call('<', [a, b]), c]), '(a < b) = c'],
  [call('=', [a, call('<', [b, c])]), 'a = (b < c)'],
  [call('*', [call('+', [a, b]), c]), '(a + b) * c'],
  [call('+', [call('*', [a, b]), c]), 'a * b + c'],
  // What lacks its operands is a call as any.
  [call('+', [a]), '+(a)'],
  [call('neg', []), 'neg()'],
  [call('not', []), 'not()'],
])('%j is printed %s', (tree, text) => {
  expect(printFormula(tree)).toBe(text);
});
