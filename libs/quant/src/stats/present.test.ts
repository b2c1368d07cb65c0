import { present } from './present.ts';

test('missing values are left out, the order stays', () => {
  expect([...present(Object.freeze([NaN, 3, 1, NaN, 2]))]).toEqual([3, 1, 2]);
  expect([...present([NaN])]).toEqual([]);
});

test('it is a copy: sorting it leaves the values as they were', () => {
  const values = new Float64Array([3, 1, 2]);
  present(values).sort();
  expect([...values]).toEqual([3, 1, 2]);
});
