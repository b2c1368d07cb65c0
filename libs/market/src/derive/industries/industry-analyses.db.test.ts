import { ALL_CHANGED } from '../../import/load/changes.ts';
import { ANALYSIS_FIGURES } from '../../schema/derived/industry-financial-analysis.ts';
import { delist, putRows, putSecurities, rowsOf } from '../../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';
import type { Changes } from '../derived.ts';
import { industryAnalyses } from './industry-analyses.ts';

type Row = Readonly<Record<string, number | string | null>>;

const PERIODS = ['2023-12-31', '2024-03-31', '2024-06-30'] as const;
/** Four companies of A2, three of B2; 8 is of no second level, 9 of no industry. */
const MEMBERS: readonly (readonly [security: number, l2: string | null])[] = [
  ...([1, 2, 3, 4].map((security) => [security, 'A2']) as [number, string][]),
  ...([5, 6, 7].map((security) => [security, 'B2']) as [number, string][]),
  [8, null],
];

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
  await putSecurities(market, 9);
  for (const [security, l2] of MEMBERS) await putMember(security, l2);
  for (const period of PERIODS) {
    for (const security of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await putReport(security, period);
  }
});
afterEach(() => market.drop());

const putMember = (security: number, l2: string | null, validity: Row = {}) =>
  putRows(market, 'sw_member', [
    {
      security_id: security,
      l1_code: 'A',
      l2_code: l2,
      l3_code: null,
      valid_from: '2021-07-30',
      valid_to: null,
      ...validity,
    },
  ]);

/** Scattered figures, every fifth missing, and all of company 6's first report; another `turn` gives others. */
const putReport = (security: number, period: string, turn = 0) =>
  putRows(market, 'financial_analysis', [
    {
      security_id: security,
      report_period: period,
      announce_date: '2024-08-30',
      ...Object.fromEntries(
        ANALYSIS_FIGURES.map(({ name }, at) => {
          const mixed = (security * 7919 + at * 104_729 + Number(period.slice(5, 7)) * 31 + turn * 17) % 1009;
          const isMissing = mixed % 5 === 0 || (security === 6 && at === 0);
          return [name, isMissing ? null : (mixed - 500) / 128];
        }),
      ),
    },
  ]);

const all = new Map(industryAnalyses.sources.map((source) => [source, ALL_CHANGED]));
const rebuild = (changes: Changes) => industryAnalyses.rebuild(market.connection, changes);
const reportsOf = (...securities: number[]): Changes =>
  new Map([['financial_analysis', { days: ['2024-08-30'], securities }]]);
const derived = () => rowsOf(market, 'industry_financial_analysis');

/** The same medians computed plainly: everything in memory, sorted. */
async function byHand(): Promise<readonly Row[]> {
  const members = (await rowsOf(market, 'sw_member')).filter(({ valid_to, l2_code }) => !valid_to && l2_code);
  const listings = new Map((await rowsOf(market, 'security')).map((row) => [row['id'], row]));
  const reports = (await rowsOf(market, 'financial_analysis')).filter(({ security_id, report_period }) => {
    const { list_date, delist_date } = listings.get(security_id ?? null) ?? {};
    const day = String(report_period);
    return day >= String(list_date) && (!delist_date || day < String(delist_date));
  });
  const codes = [...new Set(members.map(({ l2_code }) => String(l2_code)))].sort();
  return codes.flatMap((code) => {
    const own = members.filter(({ l2_code }) => l2_code === code).map(({ security_id }) => security_id);
    return PERIODS.flatMap((period) => {
      const peers = reports.filter(
        ({ security_id, report_period }) => report_period === period && own.includes(security_id ?? null),
      );
      if (peers.length === 0) return [];
      const medians = ANALYSIS_FIGURES.map(({ name }) => [name, sortedMedian(peers.map((row) => row[name]))]);
      return [{ sw_code: code, report_period: period, ...(Object.fromEntries(medians) as Row) }];
    });
  });
}

function sortedMedian(values: readonly unknown[]): number | null {
  const known = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const [low, high] = [known[Math.ceil(known.length / 2) - 1], known[Math.floor(known.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

test('a figure is the middle one of the members that have it, of an even count the mean of the middle two', async () => {
  const figures: readonly (readonly [security: number, eps: number, bps: number | null])[] = [
    [1, 4, 10],
    [2, -1, 30],
    [3, 2, null],
    [4, 8, 20],
  ];
  for (const [security, eps, bps] of figures) {
    await market.connection.query(
      'UPDATE financial_analysis SET eps_basic = ?, bps = ?, roe_weighted = NULL WHERE security_id = ?',
      [eps, bps, security],
    );
  }
  await rebuild(all);
  expect((await derived())[0]).toMatchObject({
    sw_code: 'A2',
    report_period: '2023-12-31',
    eps_basic: 3,
    bps: 20,
    roe_weighted: null,
  });
});

test('every period of every industry is as computed plainly, from the present members alone', async () => {
  await putMember(3, 'A2', { valid_to: '2024-05-01' });
  await putMember(3, 'B2', { valid_from: '2024-05-01' });
  await putMember(4, 'A2', { valid_to: '2024-05-01' });
  await rebuild(all);
  const rows = await derived();
  expect(rows).toHaveLength(2 * PERIODS.length);
  expect(rows).toEqual(await byHand());
  expect(rows.every(({ bps }) => typeof bps === 'number')).toBe(true);
});

test('corrected, added and removed reports and other members give the same as a whole rebuild', async () => {
  await rebuild(all);
  let before = await derived();
  const steps: (() => Promise<Changes>)[] = [
    async () => {
      await putReport(2, '2024-03-31', 1);
      return reportsOf(2);
    },
    async () => {
      await market.connection.query('DELETE FROM financial_analysis WHERE security_id IN (4, 5)');
      return reportsOf(4, 5);
    },
    async () => {
      await market.connection.query(
        `DELETE FROM financial_analysis WHERE security_id IN (6, 7) AND report_period = '2023-12-31'`,
      );
      return new Map([['financial_analysis', ALL_CHANGED]]);
    },
    async () => {
      await putReport(5, '2023-12-31');
      return reportsOf(5);
    },
    async () => {
      await putMember(1, 'C2');
      await market.connection.query('DELETE FROM sw_member WHERE l2_code = ?', ['B2']);
      return new Map([['sw_member', { days: null, securities: [1, 5, 6, 7] }]]);
    },
  ];
  for (const step of steps) {
    await rebuild(await step());
    const grown = await derived();
    expect(grown).not.toEqual(before);
    expect(grown).toEqual(await byHand());
    await rebuild(all);
    expect(await derived()).toEqual(grown);
    before = grown;
  }
});

test('unchanged industries are not written again', async () => {
  await rebuild(all);
  const before = await derived();
  await market.connection.query('UPDATE industry_financial_analysis SET bps = 999');
  const untouched = async () =>
    (await derived()).filter(({ bps }) => bps === 999).map((row) => row['sw_code']);
  await rebuild(new Map([['financial_analysis', { days: [], securities: [] }]]));
  await rebuild(reportsOf(8, 9));
  expect(await untouched()).toEqual(['A2', 'A2', 'A2', 'B2', 'B2', 'B2']);
  await rebuild(reportsOf(6));
  expect(await untouched()).toEqual(['A2', 'A2', 'A2']);
  await rebuild(reportsOf(1, 5));
  expect(await derived()).toEqual(before);
});

test('a report counts in the periods on whose last day its company was listed', async () => {
  await rebuild(all);
  let before = await derived();
  const steps: (() => Promise<Changes>)[] = [
    // The first day of the listing is in it, that of the delisting is not.
    () => delist(market, 2, '2024-06-30'),
    () => delist(market, 5, '2024-03-31'),
    () => delist(market, 2, null),
    async () => {
      await market.connection.query("UPDATE security SET list_date = '2024-03-31' WHERE id = 3");
      return new Map([['security', { days: null, securities: [3] }]]);
    },
  ];
  for (const step of steps) {
    await rebuild(await step());
    const grown = await derived();
    expect(grown).not.toEqual(before);
    expect(grown).toEqual(await byHand());
    await rebuild(all);
    expect(await derived()).toEqual(grown);
    before = grown;
  }
  // What a company reports for a period after it has left changes no industry.
  await putReport(5, '2024-06-30', 3);
  await rebuild(reportsOf(5));
  expect(await derived()).toEqual(before);
});
