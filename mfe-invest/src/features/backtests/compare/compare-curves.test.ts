import { alongDates, compareCurves } from './compare-curves.ts';
import { aReport } from '../testing/a-report.ts';
import { aRunCard } from '../../../testing/a-run.ts';

const one = { run: aRunCard(), report: aReport({ days: 10 }) };
const other = {
  run: aRunCard({ associationId: 13, asOf: '2026-11-21' }),
  report: aReport({ days: 12, horizons: [5] }),
};

describe('compared curves', () => {
  it('cover the dates of all runs, missing where a run has none', () => {
    const spec = compareCurves([one, other], { kind: 'longShort', horizon: 1 });
    expect(spec?.labels).toEqual(other.report.dates);
    expect(spec?.series.map(({ name }) => name)).toEqual(['质量动量合成 #12', '质量动量合成 #13']);
    expect(spec?.series[0]?.values.slice(9)).toEqual([1.09, null, null]);
    expect(spec?.asOf).toBe('2026-11-21');
    expect(spec?.about?.map((line) => line.split('：')[0])).toEqual(['质量动量合成 #12', '质量动量合成 #13']);
  });

  it('leave out a run without such a curve, and are null where no run has one', () => {
    const at1 = compareCurves([one, other], { kind: 'rankIc', horizon: 1 });
    expect(at1?.series).toHaveLength(1);
    expect(compareCurves([one, other], { kind: 'rankIc', horizon: 60 })).toBeNull();
    const bare = { ...one, report: { ...one.report, cumulative: null } };
    expect(compareCurves([bare], { kind: 'top', horizon: 1 })).toBeNull();
  });

  it('say so where they do not begin on one day', () => {
    const { dates, longShort } = other.report;
    const cut = <T>(values: readonly T[]): T[] => values.slice(3);
    const wealth = cut(longShort?.wealth ?? []);
    const later = {
      ...other,
      report: { ...other.report, dates: cut(dates), longShort: longShort && { ...longShort, wealth } },
    };
    const note = (runs: readonly (typeof one)[], kind: 'longShort' | 'rankIc' = 'longShort') =>
      compareCurves(runs, { kind, horizon: 5 })?.note;
    expect(note([one, other])).toBe('持有 1 日，未扣费用');
    expect(note([one, later])).toBe('持有 1 日，未扣费用，各回测起始日不同，净值均自其首日的 1 起算');
    expect(note([one, later], 'rankIc')).toBe('持有 5 日，各回测起始日不同，均自其首日起累计');
  });

  it('are aligned by date, not by position', () => {
    expect(alongDates(['a', 'b', 'c'], ['b', 'c'], [1, null])).toEqual([null, 1, null]);
  });
});
