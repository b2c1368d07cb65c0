import { seededRandom } from '../../sample/seeded-random.ts';
import { randomTree } from '../testing/random-tree.ts';
import type { FormulaTree } from './formula-tree.ts';
import { parseFormula } from './parse-formula.ts';
import { printFormula } from './print-formula.ts';

function faultOf(text: string): unknown {
  const parsed = parseFormula(text);
  return parsed.ok
    ? 'read'
    : parsed.faults.map(({ code, span, values }) => [code, span?.from, span?.to, values]);
}

test.each([
  ['', [['unexpected-end', 0, 0, {}]]],
  ['  ', [['unexpected-end', 2, 2, {}]]],
  ['a +', [['unexpected-end', 3, 3, {}]]],
  ['a $ b', [['unexpected', 2, 3, { found: '$' }]]],
  ['a + 😀', [['unexpected', 4, 6, { found: '😀' }]]],
  ['a b', [['unexpected', 2, 3, { found: 'b' }]]],
  ['1.5x', [['unexpected', 3, 4, { found: 'x' }]]],
  ['(a', [['unexpected-end', 2, 2, {}]]],
  ['a)', [['unexpected', 1, 2, { found: ')' }]]],
  ['a < b < c', [['unexpected', 6, 7, { found: '<' }]]],
  ['a * not b', [['unexpected', 4, 7, { found: 'not' }]]],
  ['mean(a, )', [['unexpected', 8, 9, { found: ')' }]]],
  ['f(n: 1, a)', [['unexpected', 8, 9, { found: 'a' }]]],
  ['f(a, n: 1, n: 2)', [['repeated-parameter', 11, 12, { name: 'n' }]]],
  ['f(a, n@2: 1)', [['unexpected', 8, 9, { found: ':' }]]],
  ['f(a, n: b@2)', [['unexpected', 8, 11, { found: 'b' }]]],
  ['f(a, n: +)', [['unexpected', 8, 9, { found: '+' }]]],
  ['f(a, b: [1, 2)', [['unexpected', 13, 14, { found: ')' }]]],
  ['f(a, b: {1})', [['unexpected', 9, 10, { found: '1' }]]],
  ['a + 1e999', [['number-too-large', 4, 9, { found: '1e999' }]]],
  ['`a', [['unexpected', 0, 1, { found: '`' }]]],
])('%s is refused where it goes wrong', (text, faults) => {
  expect(faultOf(text)).toEqual(faults);
});

test('every part has its place', () => {
  expect(parseFormula('a + mean((b), 20)')).toMatchObject({
    value: {
      span: { from: 0, to: 17 },
      inputs: [
        { span: { from: 0, to: 1 } },
        {
          span: { from: 4, to: 17 },
          inputs: [{ span: { from: 9, to: 12 } }, { span: { from: 14, to: 16 } }],
        },
      ],
    },
  });
});

test('fifty levels can be read, fifty-one are too deep, whatever they are made of', () => {
  const nested = (open: string, levels: number, close: string): string =>
    open.repeat(levels) + 'a' + close.repeat(levels);
  for (const [open, close] of [
    ['(', ')'],
    ['-', ''],
    ['not ', ''],
    ['abs(', ')'],
  ] as const) {
    expect(faultOf(nested(open, 50, close))).toBe('read');
    expect(faultOf(nested(open, 51, close))).toEqual([
      ['too-deep', expect.any(Number), expect.any(Number), { most: 50 }],
    ]);
  }
  expect(faultOf(`f(a, n: ${'['.repeat(60)}`)).toEqual([['too-deep', 58, 59, { most: 50 }]]);
});

test('four thousand characters are read, one more is too long', () => {
  const text = `${'a+'.repeat(1999)}ab`;
  expect(text).toHaveLength(4000);
  expect(faultOf(text)).toBe('read');
  expect(faultOf(`${text}c`)).toEqual([['too-long', 4000, 4001, { given: 4001, most: 4000 }]]);
});

/** A tree as an expression in parentheses, every part by its callee. */
function shapeOf(text: string): string {
  const parsed = parseFormula(text);
  return parsed.ok ? written(parsed.value) : parsed.faults.map(({ code }) => code).join(' ');
}

function written(tree: FormulaTree): string {
  if (tree.kind === 'number') return tree.wrapped ? `<${tree.value}>` : String(tree.value);
  if (tree.kind === 'name') return tree.name + (tree.version === undefined ? '' : `@${tree.version}`);
  const params = Object.keys(tree.params).length === 0 ? [] : [JSON.stringify(tree.params)];
  return `(${[tree.callee, ...tree.inputs.map(written), ...params].join(' ')})`;
}

/** Every rule of the grammar in docs/guides/formula.md, and how tightly it binds. */
test.each([
  ['a or b and c', '(or a (and b c))'],
  ['a and b or c', '(or (and a b) c)'],
  ['a or b or c', '(or (or a b) c)'],
  ['not a and b', '(and (not a) b)'],
  ['not a or not b', '(or (not a) (not b))'],
  ['not not a', '(not (not a))'],
  ['not a < b', '(not (< a b))'],
  ['a and not b', '(and a (not b))'],
  ['a < b and c >= d', '(and (< a b) (>= c d))'],
  ['a + b < c * d', '(< (+ a b) (* c d))'],
  ['(a < b) = (c < d)', '(= (< a b) (< c d))'],
  ['a - b - c', '(- (- a b) c)'],
  ['a - (b - c)', '(- a (- b c))'],
  ['a / b / c', '(/ (/ a b) c)'],
  ['a / b * c', '(* (/ a b) c)'],
  ['a + b * c', '(+ a (* b c))'],
  ['a * b + c', '(+ (* a b) c)'],
  ['(a + b) * c', '(* (+ a b) c)'],
  ['-a * b', '(* (neg a) b)'],
  ['a * -b', '(* a (neg b))'],
  ['a - -b', '(- a (neg b))'],
  ['--a', '(neg (neg a))'],
  ['-(a + b)', '(neg (+ a b))'],
  ['-5', '-5'],
  ['- 5', '-5'],
  ['-0', '0'],
  ['--5', '(neg -5)'],
  ['-(5)', '(neg <5>)'],
  ['a-5', '(- a 5)'],
  ['a - -5', '(- a -5)'],
  ['-5 * a', '(* -5 a)'],
  ['(5)', '<5>'],
  ['((5))', '<5>'],
  ['((a))', 'a'],
  ['(-5)', '<-5>'],
  ['close@3', 'close@3'],
  ['`a b`@0', 'a b@0'],
  ['f()', '(f)'],
  ['f( )', '(f)'],
  ['f(a)', '(f a)'],
  ['f(a, 5, (5), -5)', '(f a 5 <5> -5)'],
  ['f(a < b, not c)', '(f (< a b) (not c))'],
  ['f(g(a), b)', '(f (g a) b)'],
  ['f(n: 5)', '(f {"n":5})'],
  ['f(a, n: 5, kind: ratio)', '(f a {"n":5,"kind":"ratio"})'],
  ['f(a, `of it`: true, b: [1, {c: <}])', '(f a {"of it":true,"b":[1,{"c":"<"}]})'],
  ['if(a, b, c) + 1', '(+ (if a b c) 1)'],
  ['if', 'if'],
  ['true', 'true'],
  ['mean', 'mean'],
])('%s is %s', (text, shape) => {
  expect(shapeOf(text)).toBe(shape);
});

test.each([
  ['a +\n  b', 'a+b'],
  ['mean（a，20）', 'mean(a, 20)'],
  ['f(a, n：5)', 'f(a, n: 5)'],
  ['a × b ÷ c − d', 'a * b / c - d'],
  ['a ≤ b', 'a<=b'],
  ['a ≠ b', 'a != b'],
  ['a == b', 'a = b'],
])('%j reads as %j', (typed, plain) => {
  expect(shapeOf(typed)).toBe(shapeOf(plain));
});

test.each([
  ['a b', 'unexpected', 2, 3, 'b'],
  ['a 5', 'unexpected', 2, 3, '5'],
  ['5 a', 'unexpected', 2, 3, 'a'],
  ['a +* b', 'unexpected', 3, 4, '*'],
  ['+a', 'unexpected', 0, 1, '+'],
  ['* a', 'unexpected', 0, 1, '*'],
  ['a and and b', 'unexpected', 6, 9, 'and'],
  ['a not b', 'unexpected', 2, 5, 'not'],
  ['-not a', 'unexpected', 1, 4, 'not'],
  ['a < not b', 'unexpected', 4, 7, 'not'],
  ['a = b = c', 'unexpected', 6, 7, '='],
  ['a < b >= c', 'unexpected', 6, 8, '>='],
  ['()', 'unexpected', 1, 2, ')'],
  ['(a, b)', 'unexpected', 2, 3, ','],
  ['a, b', 'unexpected', 1, 2, ','],
  ['a]', 'unexpected', 1, 2, ']'],
  ['[a]', 'unexpected', 0, 1, '['],
  ['{a: 1}', 'unexpected', 0, 1, '{'],
  ['a: 1', 'unexpected', 1, 2, ':'],
  ['f(,)', 'unexpected', 2, 3, ','],
  ['f(a b)', 'unexpected', 4, 5, 'b'],
  ['f(n:)', 'unexpected', 4, 5, ')'],
  ['f(n: (5))', 'unexpected', 5, 6, '('],
  ['f(n: a + b)', 'unexpected', 7, 8, '+'],
  ['f(5: a)', 'unexpected', 3, 4, ':'],
  ['close@3(a)', 'unexpected', 7, 8, '('],
  ['`mean`(a)', 'unexpected', 6, 7, '('],
  ['f(a)(b)', 'unexpected', 4, 5, '('],
  ['2(a)', 'unexpected', 1, 2, '('],
])('%s is refused: %s from %i to %i', (text, code, from, to, found) => {
  expect(faultOf(text)).toEqual([[code, from, to, { found }]]);
});

test.each([
  'a and',
  'a or',
  'not',
  '-',
  'a <',
  'a *',
  '(',
  'f(',
  'f(a',
  'f(a,',
  'f(n',
  'f(n:',
  'f(n: -',
  'f(n: [',
  'f(n: {',
  'f(n: {a',
  'f(n: {a: 1',
  '((a)',
])('%s ends too early, at its end', (text) => {
  // A name that has no colon behind it is an input, whose call does not end.
  expect(faultOf(text)).toEqual([['unexpected-end', text.length, text.length, {}]]);
});

test.each<[string, string, string]>([
  ['an operator', 'x + (a * b)', 'a * b'],
  ['a call', 'x + mean( a , 20 )', 'mean( a , 20 )'],
  ['a sign', 'x + -a', '-a'],
  ['a number below zero', 'x + - 5', '- 5'],
  ['a not', 'x and not a', 'not a'],
  ['a quoted name with its version', 'x + `a b`@2', '`a b`@2'],
  ['a number in parentheses', 'x + ( 5 )', '( 5 )'],
])('the place of %s is all of it', (_, text, part) => {
  const parsed = parseFormula(text);
  if (!parsed.ok || parsed.value.kind !== 'call') throw new Error(text);
  const span = parsed.value.inputs.at(-1)?.span;
  // Parentheses belong to what they are around.
  expect(text.slice(span?.from, span?.to)).toBe(text.includes(`(${part})`) ? `(${part})` : part);
});

test('every part of a generated formula has a place that reads as that part', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const text = printFormula(randomTree(seededRandom(seed * 31 + 7), 3));
    const parsed = parseFormula(text);
    if (!parsed.ok) throw new Error(text);
    const check = (tree: FormulaTree): void => {
      expect(shapeOf(text.slice(tree.span.from, tree.span.to))).toBe(written(tree));
      if (tree.kind === 'call') tree.inputs.forEach(check);
    };
    check(parsed.value);
  }
});
