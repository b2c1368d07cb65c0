import { present } from './present.ts';

test('missing values are left out, the order stays', () => {
  expect([...present(Object.freeze([NaN, 3, 1, NaN, 2]))]).toEqual([3, 1, 2]);
  expect([...present([NaN])]).toEqual([]);
});

test('it is a copy: sorting it leaves the values unchanged', () => {
  const values = new Float64Array([3, 1, 2]);
  present(values).sort();
  expect([...values]).toEqual([3, 1, 2]);
});

test.each([
  ['nothing', [], []],
  [
    'infinities and both zeros, which are there',
    [Infinity, -0, NaN, 0, -Infinity],
    [Infinity, -0, 0, -Infinity],
  ],
  ['ties, each of them', [1, NaN, 1, 1], [1, 1, 1]],
])('of %s', (_, values, kept) => {
  expect([...present(values)]).toEqual(kept);
});

test('a copy is made also where nothing is missing', () => {
  const values = new Float64Array([1]);
  expect(present(values)).not.toBe(values);
  expect(present(values).buffer).not.toBe(values.buffer);
});
