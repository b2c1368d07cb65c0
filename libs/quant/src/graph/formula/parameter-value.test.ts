import { writtenParameters, writtenValue } from './parameter-value.ts';

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

test('what a formula cannot hold is left out', () => {
  expect(writtenParameters({ a: null, b: undefined, c: NaN, d: '', e: 'x`y', '': 1, f: 2 })).toEqual([
    'f: 2',
  ]);
});
