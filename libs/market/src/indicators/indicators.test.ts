import { MARKET_TABLES } from '../schema/tables.ts';
import { TABLE_CHOICES } from './indicator-choices.ts';
import { INDICATORS, indicatorOf } from './indicators.ts';
import { isIndicatorTable } from './table-indicators.ts';

const names = INDICATORS.map(({ name }) => name);
const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

test('there are more than the documents ask for, each with an id and a name of its own', () => {
  expect(INDICATORS.length).toBeGreaterThanOrEqual(60);
  expect(repeated(INDICATORS.map(({ id }) => id))).toEqual([]);
  expect(repeated(names)).toEqual([]);
});

test('a name can be written in a formula, an id in a graph', () => {
  for (const { id, name, note } of INDICATORS) {
    expect(name).toMatch(/^[^`@\n\r:]+$/);
    expect(id).toMatch(/^[a-z_0-9]+\.[a-z_0-9]+$/);
    expect(id.length).toBeLessThanOrEqual(96);
    expect(note).toMatch(/\p{Script=Han}/u);
    expect(note.endsWith('。')).toBe(true);
  }
});

test('every table with a row for a stock and a day or a period is one of them, with every number of it', () => {
  const tables = MARKET_TABLES.filter(isIndicatorTable);
  expect(Object.keys(TABLE_CHOICES).sort()).toEqual(tables.map(({ name }) => name).sort());
  for (const { name: table, key, columns } of tables)
    for (const { name, type } of columns) {
      const numeric = (type === 'number' || type === 'integer') && !key.includes(name);
      expect([table, name, indicatorOf(`${table}.${name}`) !== undefined]).toEqual([table, name, numeric]);
    }
});

test('choices are about existing columns', () => {
  for (const [table, { columns = {} }] of Object.entries(TABLE_CHOICES))
    for (const column of Object.keys(columns)) expect(indicatorOf(`${table}.${column}`)?.id).toBeDefined();
});

test('figures that panels compute from a bar are there too, with their units', () => {
  const found = ['adjusted_close', 'total_capital', 'float_capital', 'day_return'].map((field) =>
    indicatorOf(`daily_bar.${field}`),
  );
  expect(found.map((one) => [one?.name, one?.unit, one?.topic])).toEqual([
    ['后复权收盘价', 'yuan', 'quote'],
    ['总市值', 'yuan', 'size'],
    ['流通市值', 'yuan', 'size'],
    ['涨跌幅', 'percent', 'quote'],
  ]);
});

test('the names of figures that cumulate over the year say so, those of balances do not', () => {
  const nameOf = (id: string): string | undefined => indicatorOf(id)?.name;
  expect(nameOf('income_statement.operating_revenue')).toBe('营业收入(累计)');
  expect(nameOf('income_statement.finance_interest_expense')).toBe('财务费用中的利息费用(累计)');
  expect(nameOf('cash_flow_statement.minority_dividends_paid')).toBe(
    '子公司支付给少数股东的股利、利润(累计)',
  );
  expect(nameOf('cash_flow_statement.cash_end')).toBe('期末现金及现金等价物余额');
  expect(nameOf('cash_flow_statement.supplement_other')).toBe('补充资料其他(累计)');
  expect(nameOf('balance_sheet.total_assets')).toBe('资产总计');
});

test('no two have the same name', () => {
  expect(new Set(INDICATORS.map(({ name }) => name)).size).toBe(INDICATORS.length);
});

test('换手率 is volume over float shares, everywhere in the mart and among indicators', () => {
  const columns = MARKET_TABLES.flatMap(({ name: table, columns: own }) =>
    own.filter(({ title }) => title.includes('换手')).map(({ name, title }) => `${table}.${name} ${title}`),
  );
  expect(columns).toEqual(['daily_bar.turnover_rate 换手率', 'latest_quote.turnover_rate 换手率']);
  expect(
    INDICATORS.filter(({ name }) => name.includes('换手')).map(({ id, name }) => `${id} ${name}`),
  ).toEqual(['daily_bar.turnover_rate 换手率']);
  expect(indicatorOf('capital_preference.turnover_of_float_rate')?.name).toBe('成交额占流通市值');
});

test('a line that some statements lack names the companies that have it', () => {
  expect(indicatorOf('balance_sheet.customer_deposits')?.note).toBe(
    '资产负债表，自公告日起可用，最多沿用 400 天。报告期末余额。仅银行报表有此项。',
  );
  expect(indicatorOf('balance_sheet.total_assets')?.note).not.toContain('仅');
});

test('every topic has some', () => {
  expect(new Set(INDICATORS.map(({ topic }) => topic)).size).toBe(13);
});
