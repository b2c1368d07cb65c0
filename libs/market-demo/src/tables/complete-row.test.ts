import { compileRowCheck } from '@console/market/files';
import { columns, defineTable, fileColumns, patent, type TableDefinition } from '@console/market/schema';
import { completeRow, type PartialRow } from './complete-row.ts';

const {
  announceDate,
  choice,
  count,
  date,
  flag,
  ofSecurity,
  optional,
  quantity,
  ratio,
  shares,
  text,
  within,
  yuan,
} = columns;

/** A column of every kind, and every rule. */
const survey = defineTable({
  name: 'survey',
  title: '调查',
  note: '',
  columns: [
    ofSecurity,
    announceDate,
    date('from_date', '起始日'),
    choice('kind', '类别', ['甲', '乙']),
    text('remark', '备注', 4),
    { ...text('tag', '编码', 12), pattern: '[0-9A-HJ]{3}-\\d{2}' },
    flag('listed', '上市'),
    within(yuan('turnover', '成交额'), { min: 0 }),
    within(ratio('held_ratio', '占比'), { min: 0, max: 1 }),
    within(count('score_year', '年份'), { min: 1990, max: 2100 }),
    shares('held', '持股数'),
    optional(quantity('sentiment', '情绪')),
    within(count('men', '男', ''), { min: 0 }),
    within(count('women', '女'), { min: 0 }),
    within(count('people', '人数'), { min: 0 }),
    within(yuan('low', '低'), { min: 0 }),
    within(yuan('high', '高'), { min: 0 }),
  ],
  key: ['security_id', 'announce_date'],
  load: 'merge',
  rules: [
    { kind: 'sum', total: 'people', plus: ['men', 'women'] },
    { kind: 'ascending', columns: ['low', 'high'] },
    { kind: 'ascending', columns: ['from_date', 'announce_date'] },
  ],
});

const KEY = { security_id: '606001.SH', announce_date: '2024-03-04' };
const completed = (given: PartialRow = KEY, table: TableDefinition = survey) =>
  completeRow(table, given, { seed: 1, knownOn: '2024-03-05' });

const faultsOf = (table: TableDefinition, row: PartialRow): unknown => {
  const check = compileRowCheck(table, { securityIds: new Map([['606001.SH', 1]]) });
  const checked = check(fileColumns(table).map(({ name }) => String(row[name] ?? '')));
  return 'faults' in checked ? checked.faults : [];
};

test('a key alone is completed to a row that the importer takes, whatever the columns are', () => {
  for (let day = 10; day < 30; day += 1) {
    const row = completed({ ...KEY, announce_date: `2024-03-${day}` });
    expect({ row, faults: faultsOf(survey, row) }).toMatchObject({ faults: [] });
    expect(Object.values(row)).not.toContain(null);
  }
});

test('given values stay, null too', () => {
  expect(completed({ ...KEY, held: 7, sentiment: null, remark: 'x' })).toMatchObject({
    held: 7,
    sentiment: null,
    remark: 'x',
  });
});

test('a total is the sum of its parts, given or made up', () => {
  expect(completed({ ...KEY, men: 3, women: 4 })['people']).toBe(7);
  const row = completed({ ...KEY, men: 3 });
  expect(row['people']).toBe(3 + Number(row['women']));
});

test('made-up values are between the given ones', () => {
  expect(completed({ ...KEY, high: 0.05 })['low']).toBe(0.05);
  expect(completed({ ...KEY, low: 9e15 })['high']).toBe(9e15);
  expect(completed()['from_date']).toBe('2024-03-04');
});

test('the same key gives the same row, and another share another one', () => {
  expect(completed()).toEqual(completed());
  expect(completed({ ...KEY, security_id: '606002.SH' })['turnover']).not.toBe(completed()['turnover']);
});

test('a share’s numbers keep their level from day to day', () => {
  const turnovers = Array.from({ length: 20 }, (_, at) =>
    Number(completed({ ...KEY, announce_date: `2024-04-${10 + at}` })['turnover']),
  );
  expect(new Set(turnovers).size).toBe(20);
  expect(Math.max(...turnovers) / Math.min(...turnovers)).toBeLessThan(2.5);
});

test('a column that a mart table gains needs no line here', () => {
  const wider = { ...patent, columns: [...patent.columns, within(count('trademarks', '商标'), { min: 0 })] };
  const given = { security_id: '606001.SH', year: 2023, announce_date: '2024-03-05', invention_patents: 2 };
  const row = completed({ ...given, invention_grants: 1, utility_models: 0, designs: 0 }, wider);
  expect(row).toMatchObject({ ...given, total_patents: 3 });
  expect(Number(row['trademarks'])).toBeGreaterThanOrEqual(0);
  expect(faultsOf(wider, row)).toEqual([]);
});
