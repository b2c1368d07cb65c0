import { growthOf, noGrowthReason } from '@console/contract-core';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';
import { growthColumns } from './growth-columns.ts';

let company: RunningCompany;
beforeAll(async () => {
  company = await runningCompany();
}, 30_000);
afterAll(() => company.stop());

const FIGURES = [null, -101, -100, -1, -0.004, 0, 0.01, 1, 99, 100, 100.5, 1e9] as const;
const PAIRS = FIGURES.flatMap((value) => FIGURES.map((before) => [value, before] as const));

test('the database says of every pair of figures what contract-core says', async () => {
  const { grown, grownWhy } = growthColumns('grown', 'f.v', 'f.b');
  for (const [value, before] of PAIRS) {
    const [row] = await company.data.database.query<{ grown: number | null; why: string | null }[]>(
      `SELECT ${grown} AS grown, ${grownWhy} AS why
         FROM (SELECT CAST(? AS DOUBLE) AS v, CAST(? AS DOUBLE) AS b) f`,
      [value, before],
    );
    const growth = growthOf(value, before);
    expect([value, before, row?.why, row?.grown]).toEqual([
      ...[value, before, noGrowthReason(value, before)],
      growth === null ? null : expect.closeTo(growth, 6),
    ]);
  }
});
