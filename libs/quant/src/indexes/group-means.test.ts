import { groupMeans } from './group-means.ts';

const of = (...values: number[]) => Float64Array.from(values);

it('weighs the members that have a value and a weight', () => {
  const groups = Uint16Array.from([0, 0, 0, 2, 2]);
  expect([...groupMeans(of(1, 4, 9, NaN, 5), of(2, 1, NaN, 3, 0), { groups, count: 3 })]).toEqual([
    2,
    NaN,
    NaN,
  ]);
});

it('is none without members', () => {
  expect([...groupMeans(of(), of(), { groups: new Uint16Array(0), count: 1 })]).toEqual([NaN]);
});
