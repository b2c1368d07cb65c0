import { z } from 'zod';
import { periodsOf } from './statement-periods.ts';
import { statement } from './statement.ts';

describe('periodsOf', () => {
  it('finds the report periods of all lines, newest first, and nothing else', () => {
    const lines = [
      { cn: '营业总收入', bold: true, '2023Y': 1, '2024Q1': 2 },
      {
        cn: '净利润',
        unit: 'yuan',
        '2024H1': 3,
        '2024E': 4,
        '2024Q5': 5,
        '24Q1': 6,
        '2024Q10': 7,
        QUALITY: 8,
      },
      { cn: '每股收益', prior: { '2022Y': 1 }, '2024Y': null, '2024Q3': 1 },
    ];
    expect(periodsOf(lines, 'report')).toEqual(['2024Y', '2024Q3', '2024H1', '2024Q1', '2023Y']);
  });

  it('orders single quarters among halves and years by when they end', () => {
    const line = { '2024Q2': 1, '2024H1': 1, '2024Q4': 1, '2024H2': 1, '2024Y': 1, '2023Q4': 1, '2024Q3': 1 };
    expect(periodsOf([line], 'report')).toEqual([
      ...['2024Y', '2024H2', '2024Q4', '2024Q3', '2024H1', '2024Q2', '2023Q4'],
    ]);
  });

  it('finds reported and expected years in forecasts alone', () => {
    const lines = [
      { '2023A': 1, '2025E': 2 },
      { '2024E': 1, '2024Y': 2, '2024AE': 3 },
    ];
    expect(periodsOf(lines, 'forecast')).toEqual(['2025E', '2024E', '2023A']);
  });

  it('finds no period without lines', () => {
    expect(periodsOf([], 'report')).toEqual([]);
  });
});

describe('statement', () => {
  const entry = statement({
    id: 'sample.statement',
    title: '样表',
    path: '/api/sample/dataList',
    services: ['company'],
    needs: 'gssjk_gn_view_financial',
    input: z.strictObject({ dataId: z.number() }),
    unit: 'millionYuan',
    source: '定期报告',
  });

  it('is a GET call, of report periods by default', () => {
    expect([entry.kind, entry.method, entry.periods]).toEqual(['call', 'GET', 'report']);
  });

  it('answers lines with any periods, and refuses a value that is no number', () => {
    const line = { cn: '营业总收入', bold: true, prefixSpace: 1, '2024Q1': 1, '2023Y': null };
    expect(entry.output.parse({ lines: [line], asOf: '2024-04-30' }).lines).toEqual([line]);
    expect(entry.output.safeParse({ lines: [{ ...line, '2024Q1': '1' }], asOf: null }).success).toBe(false);
  });
});
