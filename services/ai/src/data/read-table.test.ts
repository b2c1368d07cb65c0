import { companyEntries } from '@console/contract-company';
import { investEntries } from '@console/contract-invest';
import { periodsOfDates } from './periods-of-dates.ts';
import { readTable } from './read-table.ts';

const page = (content: readonly object[]): object => ({ totalElements: content.length, content });

it('are the figures of a table by report period, of those that were asked for', () => {
  const rows = [
    { reportDate: '2026-09-30', operatingTotalRevenue: 3e8, operatingRevenueYoy: 0.1 },
    { reportDate: '2026-06-30', operatingTotalRevenue: 2e8, operatingRevenueYoy: null },
  ];
  expect(readTable(companyEntries.revenueCosts, page(rows), ['operatingTotalRevenue'])).toEqual({
    lines: [
      { label: '2026Q3', period: '2026Q3', entity: null },
      { label: '2026H1', period: '2026H1', entity: null },
    ],
    columns: [{ title: '营业总收入', unit: 'millionYuan', values: [3e8, 2e8] }],
  });
  const all = readTable(companyEntries.revenueCosts, page(rows), null).columns;
  expect(all.find(({ title }) => title.includes('同比'))?.values).toEqual([0.1, null]);
});

it('are of the entities of a list, whose names are its lines', () => {
  const rows = [{ rank: 1, corpName: '华岚精工', stockCode: '688921', zbphIndex: 1.5 }];
  const { lines, columns } = readTable(investEntries.corpPreference, page(rows), ['zbphIndex']);
  expect(lines).toEqual([{ label: '华岚精工', period: '', entity: '华岚精工' }]);
  expect(columns.map(({ values }) => values)).toEqual([[1.5]]);
});

it('are the points of a chart, newest first, with the names of the answer in their titles', () => {
  const points = [
    { reportDate: '2026-11-26', hsgtHeldCapitalRate: 0.1, avg: 0.2 },
    { reportDate: '2026-11-27', hsgtHeldCapitalRate: 0.3, avg: 0.4 },
  ];
  const { lines, columns } = readTable(
    companyEntries.avgHsgtHeldCapitalRate,
    { points, industryName: '银行' },
    null,
  );
  expect(lines.map(({ period }) => period)).toEqual(['2026-11-27', '2026-11-26']);
  expect(columns.map(({ title }) => title).join()).not.toMatch(/[{}]/);
  expect(columns.map(({ title }) => title).join()).toMatch('银行');
});

it('are the lines of a statement without its headings; a 同比 is of the line above', () => {
  const lines = [
    { cn: '每股指标', bold: true },
    { cn: '营业总收入', bold: true, '2026Q3': 3, '2025Q3': 2 },
    { cn: '同比', unit: 'percent', '2026Q3': 0.5 },
  ];
  const { columns } = readTable(companyEntries.income, { lines, asOf: null }, null);
  expect(columns).toEqual([
    { title: '营业总收入', unit: 'millionYuan', values: [3, 2], key: true },
    { title: '营业总收入同比', unit: 'percent', values: [0.5, null] },
  ]);
});

it('begin with the next of the expected years', () => {
  const lines = [{ cn: '营业总收入', '2028E': 4, '2026E': 2, '2027E': 3, '2025A': 1 }];
  const read = readTable(companyEntries.forecastLatest, { lines, asOf: null }, null);
  expect(read.lines.map(({ label, period }) => [label, period])).toEqual([
    ['2026E', '2026Y'],
    ['2027E', '2027Y'],
    ['2028E', '2028Y'],
    ['2025A', '2025Y'],
  ]);
  expect(read.columns[0]?.values).toEqual([2, 3, 4, 1]);
});

describe('periodsOfDates', () => {
  it.each([
    ['ends of quarters are reports', ['2026-09-30', '2026-06-30'], false, ['2026Q3', '2026H1']],
    ['a single end of a quarter is a day', ['2026-09-30'], false, ['2026-09-30']],
    ['but of a table of reports, a report', ['2026-12-31'], true, ['2026Y']],
    [
      'days of which one ends a quarter are days',
      ['2026-10-09', '2026-09-30'],
      false,
      ['2026-10-09', '2026-09-30'],
    ],
    ['a year', ['2025', null], false, ['2025Y', '']],
    ['a date with its time', ['2026-11-27 15:00:00'], false, ['2026-11-27']],
  ] as const)('%s', (_, dates, periodic, periods) => {
    expect(periodsOfDates(dates, { periodic }).map(({ period }) => period)).toEqual(periods);
  });
});
