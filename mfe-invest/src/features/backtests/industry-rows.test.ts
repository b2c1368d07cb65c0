import { industryRows } from './industry-rows.ts';
import { aReport } from './testing/a-report.ts';

describe('rank IC by industry', () => {
  const report = {
    ...aReport(),
    industries: ['银行', '电子', '综合', '煤炭'],
    rankIcByIndustry: [{ '1': -0.08 }, { '1': 0.04 }, { '1': null }, { '1': 0.02 }],
  };

  it('stands highest first, without one last, each as wide as it is far from zero', () => {
    expect(industryRows(report, 1)).toEqual([
      { name: '电子', value: 0.04, share: 0.5 },
      { name: '煤炭', value: 0.02, share: 0.25 },
      { name: '银行', value: -0.08, share: 1 },
      { name: '综合', value: null, share: 0 },
    ]);
  });

  it('is missing of another horizon, and unknown without industries', () => {
    expect(industryRows(report, 5)?.every(({ value, share }) => value === null && share === 0)).toBe(true);
    expect(industryRows({ ...report, rankIcByIndustry: null }, 1)).toBeNull();
  });
});
