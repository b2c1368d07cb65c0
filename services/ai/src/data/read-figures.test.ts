import { factorRead, indicatorsRead } from './read-figures.ts';

it('are indicators over the days of all of them, each the last that was known', () => {
  const line = (name: string, points: readonly (readonly [string, number | null])[]) => ({
    id: name,
    name,
    unit: 'yuan' as const,
    frequency: 'daily' as const,
    points: points.map(([date, value]) => ({ date, value })),
  });
  const read = indicatorsRead([
    line('收盘价', [
      ['2026-11-25', 10],
      ['2026-11-26', null],
      ['2026-11-27', 12],
    ]),
    line('每股收益', [['2026-11-26', 0.5]]),
  ]);
  expect(read.lines.map(({ period, entity }) => [period, entity])).toEqual([
    ['2026-11-27', null],
    ['2026-11-26', null],
    ['2026-11-25', null],
  ]);
  expect(read.columns.map(({ values }) => values)).toEqual([
    [12, 10, 10],
    [0.5, 0.5, null],
  ]);
});

describe('factorRead', () => {
  const row = (shortName: string, rank: number) => ({
    securityId: rank,
    stockCode: `60000${rank}`,
    shortName,
    rank,
    value: 2 / rank,
    percentile: 100 - rank,
  });
  const values = {
    date: '2026-11-27',
    totalElements: 2,
    content: [row('华岚精工', 1), row('华岚精工集团', 2)],
  };

  it('is the value, percentile and rank of the company itself', () => {
    const { lines, columns } = factorRead('动量', values, '华岚精工');
    expect(lines).toEqual([{ label: '2026-11-27', period: '2026-11-27', entity: null }]);
    expect(columns).toEqual([
      { title: '动量', unit: 'number', values: [2] },
      { title: '动量全市场分位', unit: 'percent', values: [0.99] },
      { title: '动量排名', unit: 'integer', values: [1] },
    ]);
  });

  it('is a list of the highest without a company', () => {
    expect(factorRead('动量', values, null).lines.map(({ entity }) => entity)).toEqual([
      '华岚精工',
      '华岚精工集团',
    ]);
  });
});
