import { seededRandom } from '../sample/seeded-random.ts';
import { percentileOf } from './percentile-of.ts';
import { percentileRanks } from './percentile-ranks.ts';
import { RankedDay } from './ranked-day.ts';

const of = (...values: number[]) => Float64Array.from(values);
const ranks = (values: Float64Array, groups: Uint16Array | null = null, scale = 1) => {
  const result = new Float64Array(values.length).fill(NaN);
  new RankedDay(values.length, scale, 3).percentiles(values, result, 0, groups);
  return [...result];
};

it('ranks all together, ties half, missing ones left out', () => {
  expect(ranks(of(3, NaN, 1, 3))).toEqual([2 / 3, NaN, 0.5 / 3, 2 / 3]);
  expect(ranks(of(7), null, 100)).toEqual([50]);
  expect(ranks(of(NaN, NaN))).toEqual([NaN, NaN]);
  expect(ranks(of())).toEqual([]);
});

it('ranks within groups', () => {
  const groups = Uint16Array.from([0, 2, 0, 2, 2, 1]);
  expect(ranks(of(1, 5, 2, 5, 4, 9), groups)).toEqual([0.25, 2 / 3, 0.75, 2 / 3, 0.5 / 3, 0.5]);
});

it('writes the date that begins at a cell and no other', () => {
  const result = new Float64Array(4).fill(-1);
  new RankedDay(2, 1).percentiles(of(1, 2, 4, 3), result, 2);
  expect([...result]).toEqual([-1, -1, 0.75, 0.25]);
});

it('agrees with the plain definition on random dates, again and again', () => {
  const next = seededRandom(5);
  const day = new RankedDay(60, 1, 4);
  for (let round = 0; round < 20; round += 1) {
    const values = Float64Array.from({ length: 60 }, () => (next() < 0.2 ? NaN : Math.floor(next() * 25)));
    const groups = Uint16Array.from({ length: 60 }, () => Math.floor(next() * 4));
    const [all, own] = [new Float64Array(60).fill(NaN), new Float64Array(60).fill(NaN)];
    day.percentiles(values, all);
    day.percentiles(values, own, 0, groups);
    expect(all).toEqual(percentileRanks(values));
    for (const [at, value] of values.entries())
      expect(own[at]).toBe(
        percentileOf(
          value,
          values.filter((_, other) => groups[other] === groups[at]),
        ),
      );
  }
});

it('has the medians of the groups of the date that was ranked last', () => {
  const day = new RankedDay(6, 1, 3);
  const medians = new Float64Array(3);
  const result = new Float64Array(6);
  day.percentiles(of(1, 5, 2, NaN, 4, 9), result, 0, Uint16Array.from([0, 2, 0, 2, 0, 0]));
  day.medians(medians);
  expect([...medians]).toEqual([3, NaN, 5]);
  day.percentiles(of(NaN, NaN, 3, NaN, NaN, NaN), result);
  day.medians(medians);
  expect([...medians]).toEqual([3, NaN, NaN]);
});
