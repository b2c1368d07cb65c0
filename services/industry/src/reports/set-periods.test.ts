import type { ReportHistory } from '@console/quant';
import { KeptPeriods } from './kept-periods.ts';
import { growthFrom, ratioOf, sumOf, type SetFigure } from './set-figure.ts';
import { setPeriods, type SetReports } from './set-periods.ts';

const FIRST = 2024 * 4;
/** Revenue of two members over six quarters, cumulated over the year; the second lacks its third report. */
const REVENUE = [
  [10, 20, 30, 40, 20, 40],
  [1, 2, null, 4, 1, 3],
] as const;

const historyOf = (stocks: readonly (readonly (number | null)[])[]): ReportHistory => {
  const entries = stocks.map((own) =>
    own.flatMap((value, quarter) => (value === null ? [] : [[quarter, value] as const])),
  );
  const starts = new Int32Array(stocks.length + 1);
  for (const [stock, own] of entries.entries()) starts[stock + 1] = (starts[stock] ?? 0) + own.length;
  const all = entries.flat();
  return {
    starts,
    known: Int32Array.from(all, ([quarter]) => 19_800 + 91 * quarter),
    reports: Int32Array.from(all, ([quarter]) => FIRST + quarter),
    values: Float64Array.from(all, ([, value]) => value),
  };
};

const reportsOf = (more: Partial<SetReports> = {}): SetReports => ({
  version: '1',
  members: {
    key: '7',
    securities: [1, 2],
    stocks: Int32Array.of(0, 1),
    terms: [
      { member: 0, since: 0, until: Infinity },
      { member: 1, since: 0, until: Infinity },
    ],
  },
  histories: new Map([['income.revenue', historyOf(REVENUE)]]),
  templateOf: () => 'general',
  // 30 and 10 yuan from the second quarter on.
  market: { dates: ['2024-06-28'], stocks: 2, values: Float64Array.of(30, 10) },
  reported: 'income.revenue',
  annual: false,
  ...more,
});
const part = { id: 'income.revenue' } as const;
const values = (reports: SetReports, figure: SetFigure): (number | null)[] =>
  setPeriods(reports, { figure }).map((period) => period.values.figure);

describe('the periods of a set', () => {
  it('say how much of the market value at their end has reported', () => {
    const periods = setPeriods(reportsOf(), { revenue: sumOf(part) });
    expect(periods.map(({ capitalShare }) => capitalShare)).toEqual([1, 1, 1, 0.75, 1, null]);
  });

  it('are newest first, each over the members that reported it', () => {
    const periods = setPeriods(reportsOf(), { revenue: sumOf(part) });
    expect(periods.map(({ day, reported, values: { revenue } }) => [day, reported, revenue])).toEqual([
      ['2025-06-30', 2, 43],
      ['2025-03-31', 2, 21],
      ['2024-12-31', 2, 44],
      ['2024-09-30', 1, 30],
      ['2024-06-30', 2, 22],
      ['2024-03-31', 2, 11],
    ]);
  });

  it('of quarters alone and of four quarters need every report', () => {
    expect(values(reportsOf(), sumOf({ ...part, over: 'quarter' }))).toEqual([22, 21, 10, 10, 11, 11]);
    expect(values(reportsOf(), sumOf({ ...part, over: 'trailing' }))).toEqual([
      40 + 40 - 20 + (3 + 4 - 2),
      20 + 40 - 10 + (1 + 4 - 1),
      ...[44, null, null, null],
    ]);
  });

  it('grow like for like, with the reason where they do not', () => {
    const [newest] = setPeriods(reportsOf(), { growth: growthFrom(part) });
    expect(newest?.values.growth).toBeCloseTo(43 / 22 - 1, 12);
    const losses = new Map([['income.revenue', historyOf([[-5, -5, -5, -5, 5], []])]]);
    const [now] = setPeriods(reportsOf({ histories: losses }), { growth: growthFrom(part) });
    expect([now?.values.growth, now?.why.growth]).toEqual([null, 'negativeBase']);
  });

  it('are annual alone, of some years, or of what was known by a day', () => {
    expect(values(reportsOf({ annual: true }), sumOf(part))).toEqual([44]);
    expect(values(reportsOf({ years: 1 }), sumOf(part))).toEqual([43, 21, 44, 30]);
    // The first report became known on day 19,800, 2024-03-18.
    expect(values(reportsOf({ knownBy: '2024-03-18' }), sumOf(part))).toEqual([11]);
    expect(values(reportsOf({ knownBy: '2024-03-17' }), sumOf(part))).toEqual([]);
  });

  it('leave out a member from the period on in which it has left', () => {
    const { securities, stocks } = reportsOf().members;
    const terms = [
      { member: 0, since: 0, until: Infinity },
      { member: 1, since: 0, until: Date.parse('2025-01-15') / 86_400_000 },
    ];
    const reports = reportsOf({ members: { key: '8', securities, stocks, terms } });
    expect(values(reports, sumOf(part)).slice(0, 3)).toEqual([40, 20, 44]);
    // It counted a year before, and is in neither side of the growth.
    expect(values(reports, growthFrom(part))[0]).toBeCloseTo(1, 12);
  });

  it('of figures of some templates are over the members that have them', () => {
    const reports = reportsOf({ templateOf: (security) => (security === 1 ? 'bank' : 'general') });
    expect(values(reports, { ...sumOf(part), among: ['bank'] })[0]).toBe(40);
    expect(values(reports, { ...sumOf(part), among: ['insurer'] })[0]).toBeNull();
  });

  it('take a missing optional part for 0, and a made one from several columns', () => {
    const histories = new Map([
      ['income.revenue', historyOf(REVENUE)],
      ['income.tax', historyOf([[5], [null]])],
    ]);
    const tax = { id: 'income.tax' } as const;
    const last = (figure: SetFigure) => values(reportsOf({ histories }), figure).at(-1);
    expect(last(ratioOf(tax, part))).toBe(0.5);
    expect(last(ratioOf({ ...tax, optional: true }, part))).toBe(5 / 11);
    const doubled = { id: 'doubled', made: { of: [part.id], value: (one = NaN) => 2 * one } };
    expect(last(sumOf(doubled))).toBe(22);
  });

  it('of an empty set, and of one without reports, are none', () => {
    const none = { key: '9', securities: [], stocks: new Int32Array(0), terms: [] };
    expect(values(reportsOf({ members: none }), sumOf(part))).toEqual([]);
    expect(values(reportsOf({ histories: new Map() }), sumOf(part))).toEqual([]);
  });

  it('are kept for the same question, and made again for other data or members', async () => {
    const kept = new KeptPeriods();
    const figures = { revenue: sumOf(part) };
    const of = (reports: SetReports) => kept.of(reports, figures, () => Promise.resolve(reports));
    const first = await of(reportsOf());
    expect(await of(reportsOf())).toBe(first);
    expect(await of(reportsOf({ version: '2' }))).not.toBe(first);
    expect(await of(reportsOf({ annual: true }))).not.toBe(first);
    const members = { ...reportsOf().members, key: '10', terms: [{ member: 0, since: 0, until: Infinity }] };
    expect((await of(reportsOf({ members })))[0]?.values.revenue).toBe(40);
  });

  it('load their reports once for all requests, and again after a failure', async () => {
    const kept = new KeptPeriods();
    const figures = { revenue: sumOf(part) };
    let loaded = 0;
    const ask = (fails: boolean) =>
      kept.of(reportsOf(), figures, () => {
        loaded += 1;
        return fails ? Promise.reject(new Error('away')) : Promise.resolve(reportsOf());
      });
    await expect(ask(true)).rejects.toThrow('away');
    await Promise.all([ask(false), ask(false)]);
    await ask(false);
    expect(loaded).toBe(2);
  });
});
