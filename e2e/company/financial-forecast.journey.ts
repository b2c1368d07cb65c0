import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { drawn, growth, signed, type Value } from '../support/oracles/reports.ts';
import { shownStatement, type ShownLine } from '../support/screens/shown-statement.ts';
import { companyOf, openCompanyTab, type ListedCompany } from '../support/screens/statement-companies.ts';
import { linesOf, type TemplateLine } from '../support/oracles/statement-templates.ts';
import { lastSeen } from '../support/suite/eventually.ts';
import { rows } from '../support/suite/suite.ts';

/** The expectation for a year on a day, or its reported figures by then. */
interface Expectation extends Record<string, Value | string> {
  readonly report_date: string;
  readonly fiscal_year: number;
  readonly is_actual: number;
}

const GROWTH = `
*营业总收入 operating_total_revenue
·同比[%] operating_total_revenue
*归母净利润 net_profit_parent
·同比[%] net_profit_parent
*每股收益[元] eps
·同比[%] eps
`;
const QUALITY = `
毛利率[%] gross_margin
税前利润率[%] pretax_margin
净资产收益率 ROE[%] roe
投入资本回报率 ROIC[%] roic
`;
const WHOLE = `${GROWTH}${QUALITY}预测机构数[家] institution_count`;
const PAGE_SIZE = 20;

const visitors = new Visitors();
let page: Page;
let company: ListedCompany;
/** Newest day first, then newest year. */
let all: readonly Expectation[];

beforeAll(async () => {
  company = await companyOf('general');
  all = await rows<Expectation>(
    `SELECT * FROM {market}.earnings_forecast WHERE security_id = ? ORDER BY report_date DESC, fiscal_year DESC`,
    [company.securityId],
  );
  page = await visitors.withSession(ANALYST);
});
afterAll(() => visitors.leave());

const open = (part: string) => openCompanyTab(page, company, ['市场数据', '市场预测', part]);
const days = (): readonly string[] => [...new Set(all.map((one) => one.report_date))];
const knownOn = (day: string): readonly Expectation[] => all.filter((one) => one.report_date === day);
const cellsOf = ({ lines }: { readonly lines: readonly ShownLine[] }): string =>
  lines.flatMap(({ cells }) => cells).join();
const figure = (of: Expectation | undefined, column: string): Value => {
  const value = of?.[column];
  return typeof value === 'number' ? value : null;
};

describe('最新预测', () => {
  it('shows the last reported year and those expected, with growth and quality', async () => {
    await open('最新预测');
    expect(await shownStatement(page, '最新预测')).toEqual(yearsAs(WHOLE, knownOn(days()[0] ?? '')));
  });

  it('shows what was known on an earlier day', async () => {
    const [newest = '', , earlier = ''] = days();
    await open('最新预测');
    await page.getByRole('combobox', { name: '预测日期' }).filter({ visible: true }).click();
    await page.locator('.ant-select-item-option').getByText(`${newest} 最新`, { exact: true }).waitFor();
    await page.locator('.ant-select-item-option').getByText(earlier, { exact: true }).click();
    const wanted = yearsAs(WHOLE, knownOn(earlier));
    // The lines of the newest day stay until those of the earlier one are there.
    const seen = await lastSeen(
      () => shownStatement(page, '历史预测'),
      (statement) => cellsOf(statement) === cellsOf(wanted),
    );
    expect(seen).toEqual(wanted);
  });
});

describe.each([
  ['成长预测', '预测概览：成长', GROWTH, '百万元'],
  ['质量预测', '预测概览：质量', QUALITY, '%'],
] as const)('%s', (part, overview, lines, unit) => {
  it('shows the newest report of every year, and what is expected now', async () => {
    await open(part);
    const expected = knownOn(days()[0] ?? '').filter((one) => one.is_actual === 0);
    expect(await shownStatement(page, overview)).toEqual(yearsAs(lines, [...expected, ...reported()], unit));
  });
});

describe('the history of expectations', () => {
  it('of growth: revenue and profit of each year, a row for each day', async () => {
    await open('成长预测');
    expect(await shownStatement(page, '成长预测')).toEqual(
      history([
        ['营业收入百万元', 'operating_total_revenue', 'millionYuan'],
        ['净利润百万元', 'net_profit_parent', 'millionYuan'],
      ]),
    );
  });

  it('of quality: margins and returns of each year, a row for each day', async () => {
    await open('质量预测');
    expect(await shownStatement(page, '质量预测')).toEqual(
      history([
        ['毛利率%', 'gross_margin', 'percent'],
        ['税前利润率%', 'pretax_margin', 'percent'],
        ['ROE%', 'roe', 'percent'],
        ['ROIC%', 'roic', 'percent'],
      ]),
    );
  });
});

/** The reported years, each as of the newest day, newest first. */
function reported(): readonly Expectation[] {
  const years = new Map<number, Expectation>();
  for (const one of [...all].reverse()) if (one.is_actual === 1) years.set(one.fiscal_year, one);
  return [...years.values()].sort((a, b) => b.fiscal_year - a.fiscal_year);
}

interface Told {
  readonly columns: readonly string[];
  readonly lines: readonly ShownLine[];
}

/**
 * Columns `2026E` and `2025A`, with growth over the year before, taken from the column beside it or as reported by
 * then. A line names its unit where that is not the statement's.
 */
function yearsAs(template: string, years: readonly Expectation[], unitOfAll = '百万元'): Told {
  const [newest = ''] = years.map((one) => one.report_date);
  const told = all.filter((one) => one.is_actual === 1 && one.report_date <= newest);
  const before = (one: Expectation): Expectation | undefined =>
    [...years, ...told].find((other) => other.fiscal_year === one.fiscal_year - 1);
  const cell = ({ title, unit, column }: TemplateLine, one: Expectation): string => {
    const value = figure(one, column ?? '');
    if (title === '同比') return signed(growth(value, figure(before(one), column ?? '')), 'percent');
    if (unit === '元') return drawn(value, 'yuan');
    if (unit === '%') return drawn(value, 'percent');
    return drawn(value, unit === '家' ? 'count' : 'millionYuan');
  };
  expect(years.length).toBeGreaterThan(2);
  return {
    columns: years.map((one) => `${one.fiscal_year}${one.is_actual === 1 ? 'A' : 'E'}`),
    lines: linesOf(template).map((line) => ({
      title: line.title,
      bold: line.bold,
      indent: line.indent,
      unit: line.unit === unitOfAll ? '' : line.unit,
      cells: years.map((one) => cell(line, one)),
    })),
  };
}

/** The first page: a group of columns for each measure, a column for each year that occurs on any of its days. */
function history(
  measures: readonly (readonly [title: string, column: string, unit: 'millionYuan' | 'percent'])[],
): Told {
  const shown = days().slice(0, PAGE_SIZE);
  const spoken = all.filter((one) => shown.includes(one.report_date)).map((one) => one.fiscal_year);
  const years = [...new Set(spoken)].sort((a, b) => a - b);
  return {
    columns: measures.flatMap(([title]) => years.map((year) => `${title} ${year}`)),
    lines: shown.map((day) => ({
      title: day,
      unit: '',
      bold: false,
      indent: 0,
      cells: measures.flatMap(([, column, unit]) =>
        years.map((year) =>
          drawn(
            figure(
              knownOn(day).find((one) => one.fiscal_year === year),
              column,
            ),
            unit,
          ),
        ),
      ),
    })),
  };
}
