import { parseFormula } from './parse-formula.ts';

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
