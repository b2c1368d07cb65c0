import type { Page } from 'playwright-core';
import { BALANCE } from '../support/oracles/balance-templates.ts';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { CASH_FLOW } from '../support/oracles/cash-flow-templates.ts';
import {
  drawn,
  growth,
  linesWith,
  periodName,
  quarterName,
  reportsOf,
  signed,
  singleQuarters,
  unitOf,
  within,
  yearBefore,
  type Reports,
  type ReportsTable,
} from '../support/oracles/reports.ts';
import { shownStatement, type ShownLine } from '../support/screens/shown-statement.ts';
import {
  companyOf,
  eraseBank,
  insertBank,
  openCompanyTab,
  type ListedCompany,
} from '../support/screens/statement-companies.ts';
import { INCOME, type TemplateName, type Templates } from '../support/oracles/statement-templates.ts';
import { oneAtATime } from '../support/suite/turn.ts';

interface Statement {
  readonly tab: string;
  readonly table: ReportsTable;
  readonly templates: Templates;
  /** The bold rows of a general company's statements, document 1 §9. */
  readonly bold?: readonly number[];
}

const STATEMENTS: readonly Statement[] = [
  {
    tab: '利润表',
    table: 'income_statement',
    templates: INCOME,
    bold: [0, 2, 15, 18, 20, 24, 27, 30],
  },
  { tab: '资产负债表', table: 'balance_sheet', templates: BALANCE },
  {
    tab: '现金流量表',
    table: 'cash_flow_statement',
    templates: CASH_FLOW,
    bold: [0, 11, 23, 36, 37, 39, 40],
  },
];
const [INCOME_STATEMENT, , CASH_FLOW_STATEMENT] = STATEMENTS as readonly [Statement, Statement, Statement];
const TEMPLATES: readonly TemplateName[] = ['general', 'bank', 'insurer'];
const UNIT = 'millionYuan';

oneAtATime('companies');
const visitors = new Visitors();
const companies = new Map<TemplateName, ListedCompany>();
let page: Page;

const company = (template: TemplateName): ListedCompany => {
  const found = companies.get(template);
  if (!found) throw new Error(`no company of the template ${template}`);
  return found;
};
const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const choice = (name: string) => page.getByText(name, { exact: true }).filter({ visible: true });

const open = (template: TemplateName, tab: string) =>
  openCompanyTab(page, company(template), ['财务数据', tab]);

/** Values alone, by period. */
const values = (
  lines: Templates[TemplateName],
  days: readonly string[],
  reports: Reports,
): readonly ShownLine[] =>
  linesWith(lines, days, (line, column, day) => [drawn(reports.get(day)?.[column], unitOf(line, UNIT))]);

beforeAll(async () => {
  companies.set('general', await companyOf('general'));
  companies.set('insurer', await companyOf('insurer'));
  companies.set('bank', await insertBank());
  page = await visitors.withSession(ANALYST);
});
afterEach(() => page.evaluate('localStorage.clear()'));
afterAll(async () => {
  await eraseBank();
  await visitors.leave();
});

describe.each(TEMPLATES)('the statements of a company with the template %s', (template) => {
  it.each(STATEMENTS)(
    '$tab: lines, bold, indent and every figure',
    async ({ tab, table, templates, bold }) => {
      await open(template, tab);
      const reports = await reportsOf(table, company(template).securityId);
      const days = within(reports, 5);
      const shown = await shownStatement(page, tab);
      expect(shown.columns).toEqual(days.map(periodName));
      expect(shown.lines).toEqual(values(templates[template], days, reports));
      if (template === 'general' && bold)
        expect(shown.lines.flatMap((line, at) => (line.bold ? [at] : [])).slice(0, bold.length)).toEqual(
          bold,
        );
    },
  );

  it('利润表 shows each quarter alone as the difference of two reports', async () => {
    await tellsQuarters(template, INCOME_STATEMENT);
  });
});

async function tellsQuarters(template: TemplateName, { tab, table, templates }: Statement): Promise<void> {
  await open(template, tab);
  await choice('单季').click();
  const reports = await reportsOf(table, company(template).securityId);
  const days = within(reports, 5);
  const other = days.find((day) => quarterName(day) !== periodName(day)) ?? '';
  await page.getByRole('columnheader', { name: quarterName(other), exact: true }).waitFor();
  const shown = await shownStatement(page, tab);
  expect(shown.columns).toEqual(days.map(quarterName));
  expect(shown.lines).toEqual(values(templates[template], days, singleQuarters(reports)));
}

describe('the tools of a statement', () => {
  it('show, in 现金流量表 of a quarter alone, the cash at its beginning and end', async () => {
    await tellsQuarters('general', CASH_FLOW_STATEMENT);
  });

  it.each([
    ['累计', (reports: Reports) => reports],
    ['单季', singleQuarters],
  ] as const)('show 同比 beside each value, %s', async (kind, figuresOf) => {
    await open('general', '利润表');
    await choice(kind).click();
    await button('同比').click();
    const reports = figuresOf(await reportsOf('income_statement', company('general').securityId));
    const days = within(reports, 5);
    const name = kind === '单季' ? quarterName : periodName;
    await page.getByRole('columnheader', { name: name(days[1] ?? ''), exact: true }).waitFor();
    const shown = await shownStatement(page, '利润表');
    expect(shown.columns).toEqual(days.flatMap((day) => [`${name(day)} 本期`, `${name(day)} 同比%`]));
    expect(shown.lines).toEqual(
      linesWith(INCOME.general, days, (line, column, day) => {
        const [now, before] = [reports.get(day)?.[column], reports.get(yearBefore(day))?.[column]];
        return [drawn(now, unitOf(line, UNIT)), signed(growth(now, before), 'percent')];
      }),
    );
  });

  it('reverse the order, for the next statement too', async () => {
    await open('general', '利润表');
    await button('新 → 旧').click();
    const { securityId } = company('general');
    for (const { tab, table, templates } of STATEMENTS) {
      await page.getByRole('tab', { name: tab, exact: true }).filter({ visible: true }).click();
      const reports = await reportsOf(table, securityId);
      const days = [...within(reports, 5)].reverse();
      const shown = await shownStatement(page, tab);
      expect(shown.columns).toEqual(days.map(periodName));
      expect(shown.lines).toEqual(values(templates.general, days, reports));
    }
    await button('旧 → 新').click();
    expect((await shownStatement(page, '现金流量表')).columns[0]).toBe(
      periodName([...(await reportsOf('cash_flow_statement', securityId)).keys()][0] ?? ''),
    );
  });

  it('select 年报 of three years once pressed, on one sub-tab alone, until 重置', async () => {
    await open('general', '资产负债表');
    const reports = await reportsOf('balance_sheet', company('general').securityId);
    const annual: Reports = new Map([...reports].filter(([day]) => day.endsWith('-12-31')));
    const quarterly = within(reports, 5).map(periodName);
    await page.getByRole('radio', { name: '年报' }).filter({ visible: true }).check();
    await page.getByRole('combobox', { name: '年数' }).filter({ visible: true }).click();
    await page.getByTitle('近 3 年').and(page.locator('.ant-select-item-option')).click();
    expect((await shownStatement(page, '资产负债表')).columns).toEqual(quarterly);
    await page.getByRole('search', { name: '报告期' }).filter({ visible: true }).getByText('查询').click();
    await page
      .getByRole('columnheader', { name: quarterly[0] ?? '', exact: true })
      .filter({ visible: true })
      .waitFor({ state: 'detached' });
    const days = within(annual, 3);
    const shown = await shownStatement(page, '资产负债表');
    expect(shown.columns).toEqual(days.map(periodName));
    expect(shown.lines).toEqual(values(BALANCE.general, days, reports));

    await page.getByRole('tab', { name: '利润表', exact: true }).filter({ visible: true }).click();
    expect((await shownStatement(page, '利润表')).columns).toEqual(quarterly);
    await page.getByRole('tab', { name: '资产负债表', exact: true }).filter({ visible: true }).click();
    expect((await shownStatement(page, '资产负债表')).columns).toEqual(days.map(periodName));
    await page.getByRole('search', { name: '报告期' }).filter({ visible: true }).getByText('重置').click();
    await page.getByRole('columnheader', { name: quarterly[0] ?? '', exact: true }).waitFor();
    expect((await shownStatement(page, '资产负债表')).columns).toEqual(quarterly);
  });

  it('show, for a value under the pointer, the one of a year before and of the last quarter', async () => {
    await open('general', '利润表');
    const reports = await reportsOf('income_statement', company('general').securityId);
    const [day = ''] = [...reports.keys()].filter((key) => key.endsWith('-09-30'));
    const [now, before] = [day, yearBefore(day)].map((key) => reports.get(key)?.['operating_total_revenue']);
    const quarters = singleQuarters(reports);
    const [last, lastBefore] = [day, yearBefore(day)].map(
      (key) => quarters.get(key)?.['operating_total_revenue'],
    );
    const row = page.getByRole('row', { name: /^营业总收入/ }).filter({ visible: true });
    await row.getByRole('cell', { name: drawn(now, UNIT), exact: true }).hover();
    const lines = page.locator('.c-value-card-line');
    await lines.first().waitFor();
    expect(await lines.allInnerTexts()).toEqual(
      [
        ['本期累计', drawn(now, UNIT)],
        ['上年同期', drawn(before, UNIT)],
        ['同比', `${signed(growth(now, before), 'percent')}%`],
        ['其中最后一季', drawn(last, UNIT)],
        ['单季同比', `${signed(growth(last, lastBefore), 'percent')}%`],
      ].map((words) => words.join('\n')),
    );
  });
});
