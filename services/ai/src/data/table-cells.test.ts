import { composeAnswer } from './compose-answer.ts';
import type { ReadTable } from './read-table.ts';
import { CellBook, MOST_COLUMNS, tableOf } from './table-cells.ts';

const PLACE = { key: 'company.income', title: '利润表', link: '/x', source: '定期报告' };

/** The same two columns over some periods, newest first. */
const over = (periods: readonly string[], revenue: readonly (number | null)[]): ReadTable => ({
  lines: periods.map((period) => ({ label: period, period, entity: null })),
  columns: [
    { title: '营业总收入', unit: 'millionYuan', values: revenue },
    { title: '毛利率', unit: 'percent', values: periods.map((_, at) => 0.3 - at / 100) },
  ],
});

const YEARS = ['2026Q3', '2026H1', '2025Q3', '2024Q3', '2023Q3', '2022Q3'];
const draw = (read: ReadTable, more: Partial<Parameters<typeof tableOf>[1]> = {}) => {
  const book = new CellBook();
  const table = tableOf(PLACE, { read, peers: null, subject: '华岚精工', periods: [], ...more }, book);
  const value = (id: string | null | undefined): number | undefined =>
    book.cells.find((cell) => cell.id === id)?.value;
  return {
    table,
    cells: book.cells,
    row: (kind: string) => table.rows.find((one) => one.kind === kind),
    value,
  };
};

it('has a cell for each value, of the subject in its period', () => {
  const { table, cells } = draw(over(['2026Q3', '2026H1'], [3e8, null]));
  expect(table.rows.map(({ cells: ids }) => ids)).toEqual([
    ['c1', 'c2'],
    [null, 'c3'],
  ]);
  expect(cells[0]).toEqual({
    id: 'c1',
    table: 'company.income',
    entity: '华岚精工',
    period: '2026Q3',
    title: '营业总收入',
    value: 3e8,
    unit: 'millionYuan',
  });
});

it('derives the growth over a year, and the percentile among the same periods of other years', () => {
  const { row, value } = draw(over(YEARS, [300, 999, 240, 260, 320, 200]));
  expect(value(row('change')?.cells[0])).toBeCloseTo(0.25, 12);
  expect(row('change')?.cells[1]).toBeNull();
  expect(row('percentile')?.label).toBe('近 5 期分位');
  // Three of 240, 260, 320 and 200 are below 300; the half year's 999 is another part of a year.
  expect(value(row('percentile')?.cells[0])).toBe(0.75);
  expect(row('yearBefore')?.period).toBe('2025Q3');
});

it.each([
  ['nothing a year before', ['2026Q3', '2026H1'], [3, 2]],
  ['a loss a year before', ['2026Q3', '2025Q3'], [3, -2]],
  ['nothing in the newest period', ['2026Q3', '2025Q3'], [null, 2]],
] as const)('derives no growth from %s', (_, periods, revenue) => {
  expect(draw(over(periods, revenue)).row('change')).toBeUndefined();
});

it('takes a day at most a week before for the day a year ago', () => {
  const near = draw(over(['2026-11-27', '2025-11-26'], [3, 2]));
  expect(near.row('yearBefore')?.period).toBe('2025-11-26');
  const far = draw(over(['2026-11-27', '2025-11-19'], [3, 2]));
  expect(far.row('yearBefore')).toBeUndefined();
});

it('derives nothing from a list of entities', () => {
  const { lines, columns } = over(YEARS, [300, 999, 240, 260, 320, 200]);
  const list = { columns, lines: lines.map((line, at) => ({ ...line, entity: `公司${at}` })) };
  expect(draw(list).table.rows.map(({ kind }) => kind)).toEqual(YEARS.map(() => 'line'));
  expect(draw(list).cells[0]?.entity).toBe('公司0');
});

it('shows the newest lines, the one a year before, and those that the question names', () => {
  const days = Array.from({ length: 30 }, (_, at) => `2026-10-${String(30 - at).padStart(2, '0')}`);
  const read = over([...days, '2025-10-29'], [...days.map(() => 1), 2]);
  const { table } = draw(read, { periods: ['2026-10-05'] });
  expect(table.rows.filter(({ kind }) => kind === 'line').map(({ period }) => period)).toEqual([
    ...days.slice(0, 8),
    '2026-10-05',
  ]);
});

it('has the peers’ figures of the same title, unit and period', () => {
  const peers = { entity: '行业中位数', table: over(['2026Q3'], [250]) };
  const { row, value, cells } = draw(over(['2026Q3'], [300]), { peers });
  expect(value(row('peers')?.cells[0])).toBe(250);
  expect(cells.find(({ value: found }) => found === 250)?.entity).toBe('行业中位数');
  const older = { entity: '行业中位数', table: over(['2026H1'], [250]) };
  expect(draw(over(['2026Q3'], [300]), { peers: older }).row('peers')).toBeUndefined();
});

it('keeps the columns that matter most where there are too many', () => {
  const { lines } = over(['2026Q3'], [1]);
  const columns = Array.from({ length: 30 }, (_, at) => ({
    title: `列${at}`,
    unit: 'yuan' as const,
    values: [at],
    ...(at === 29 ? { key: true as const } : {}),
  }));
  const { table } = draw({ lines, columns });
  expect(table.columns).toHaveLength(MOST_COLUMNS);
  expect(table.columns.at(-1)?.title).toBe('列29');
});

it('does not mistake an expected figure for a reported one', () => {
  const { lines, columns } = over(['2026Y', '2025Y'], [3, 2]);
  const expected = {
    columns,
    lines: lines.map((line, at) => (at === 0 ? { ...line, label: '2026E' } : line)),
  };
  const { cells, row, value } = draw(expected);
  expect(cells[0]?.title).toBe('预测营业总收入');
  expect(value(row('change')?.cells[0])).toBeCloseTo(0.5, 12);
});

describe('composeAnswer', () => {
  const answer = (read: ReadTable, left: readonly string[] = []): string => {
    const { table, cells } = draw(read, { peers: { entity: '行业中位数', table: over(['2026Q3'], [250]) } });
    const subject = { kind: 'company', id: 7, name: '华岚精工' } as const;
    return composeAnswer({
      state: 'ready',
      subject,
      industry: null,
      asOf: null,
      snapshot: '1',
      tables: [table],
      cells,
      left,
    });
  };

  it('says how much, against a year ago, the percentile and the median, all by reference', () => {
    const text = answer(over(YEARS, [300, 999, 240, 260, 320, 200]));
    expect(text).toMatch('没有使用语言模型');
    expect(text).toMatch('**利润表**（2026Q3）');
    expect(text).toMatch(
      /- 营业总收入 \[\[c1\]\]，一年前 \[\[c\d+\]\]，较一年前 \[\[c\d+\]\]，近 5 期分位 \[\[c\d+\]\]，行业中位数 \[\[c\d+\]\]/,
    );
    expect(text.replaceAll(/\[\[c\d+\]\]|2026Q3|近 5 期/g, '')).not.toMatch(/\d/);
  });

  it('names what was left out, without its markup', () => {
    expect(answer(over(['2026Q3'], [1]), ['*盈利*：没有权限'])).toMatch('未能提供：\\*盈利\\*：没有权限。');
  });
});
