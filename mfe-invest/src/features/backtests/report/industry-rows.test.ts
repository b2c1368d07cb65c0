import { industryRows } from './industry-rows.ts';
import { aReport } from '../testing/a-report.ts';

describe('rank IC by industry', () => {
  const report = {
    ...aReport(),
    industries: ['银行', '电子', '综合', '煤炭'],
    rankIcByIndustry: [{ '1': -0.08 }, { '1': 0.04 }, { '1': null }, { '1': 0.02 }],
  };

  it('is sorted from the highest, industries without one last, each bar from zero to its own side', () => {
    const { zero = 0, rows = [] } = industryRows(report, 1) ?? {};
    expect(zero).toBeCloseTo(2 / 3, 12);
    expect(rows.map(({ name, value }) => [name, value])).toEqual([
      ...[
        ['电子', 0.04],
        ['煤炭', 0.02],
        ['银行', -0.08],
        ['综合', null],
      ],
    ]);
    const bars = rows.flatMap(({ start, share }) => [start, share]);
    for (const [at, place] of [2 / 3, 1 / 3, 2 / 3, 1 / 6, 0, 2 / 3, 2 / 3, 0].entries())
      expect(bars[at]).toBeCloseTo(place, 12);
  });

  it('begins at the left where nothing is below zero, at the right where nothing is above it', () => {
    const above = { ...report, rankIcByIndustry: [{ '1': 0.08 }, { '1': 0.04 }, { '1': 0.01 }, { '1': 0 }] };
    expect(industryRows(above, 1)).toMatchObject({ zero: 0, rows: [{ start: 0, share: 1 }, {}, {}, {}] });
    const below = {
      ...report,
      rankIcByIndustry: [{ '1': -0.08 }, { '1': -0.04 }, { '1': null }, { '1': null }],
    };
    expect(industryRows(below, 1)).toMatchObject({ zero: 1, rows: [{ start: 0.5, share: 0.5 }, {}, {}, {}] });
  });

  it('is missing at a horizon the run does not have, and null without industries', () => {
    expect(industryRows(report, 5)?.rows.every(({ value, share }) => value === null && share === 0)).toBe(
      true,
    );
    expect(industryRows({ ...report, rankIcByIndustry: null }, 1)).toBeNull();
  });
});
