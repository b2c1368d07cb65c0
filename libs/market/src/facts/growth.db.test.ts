import { growthOf, noGrowthReason } from '@console/contract-core';
import { queriesOf } from '@console/node-kit/queries';
import { scratchData, type ScratchData } from '@console/node-kit/testing';
import { sql } from 'kysely';
import { growth, growthReason } from './growth.ts';

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({ market: [] });
});
afterAll(() => data.drop());

const FIGURES = [null, -101, -100, -1, -0.004, 0, 0.01, 1, 99, 100, 100.5, 1e9] as const;
const PAIRS = FIGURES.flatMap((value) => FIGURES.map((before) => [value, before] as const));
const double = (figure: number | null) => sql<number | null>`CAST(${figure} AS DOUBLE)`;

test('the database computes the same growth as contract-core for every pair of figures', async () => {
  const queries = queriesOf<object>(data.database);
  for (const [value, before] of PAIRS) {
    const row = await queries
      .selectNoFrom([
        growth(double(value), double(before)).as('grown'),
        growthReason(double(value), double(before)).as('why'),
      ])
      .executeTakeFirstOrThrow();
    const expected = growthOf(value, before);
    expect([value, before, row.why, row.grown]).toEqual([
      ...[value, before, noGrowthReason(value, before)],
      expected === null ? null : expect.closeTo(expected, 6),
    ]);
  }
});
