import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import {
  ANALYSIS,
  PROFIT_OF_FINANCIAL,
  PROFIT_OF_GENERAL,
  withProfitFigures,
} from '../support/oracles/profit-templates.ts';
import {
  drawn,
  growth,
  less,
  linesWith,
  periodName,
  quarterBefore,
  quarterName,
  reportsOf,
  share,
  signed,
  singleQuarters,
  unitOf,
  within,
  yearBefore,
  type Figures,
  type Reports,
} from '../support/oracles/reports.ts';
import { chartFigures, shownStatement, type ShownLine } from '../support/screens/shown-statement.ts';
import { companyOf, openCompanyTab, type ListedCompany } from '../support/screens/statement-companies.ts';
import { INCOME, type TemplateLine } from '../support/oracles/statement-templates.ts';
import { rows } from '../support/suite/suite.ts';

const visitors = new Visitors();
let page: Page;
let general: ListedCompany;
let insurer: ListedCompany;

const open = (company: ListedCompany, tab: string) => openCompanyTab(page, company, ['财务数据', tab]);
const shown = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true });
const head = (name: string) =>
  page.getByRole('columnheader', { name, exact: true }).filter({ visible: true });
/** A period with another name in the view of single quarters. */
const changed = (days: readonly string[]): string =>
  days.find((day) => quarterName(day) !== periodName(day)) ?? '';

beforeAll(async () => {
  general = await companyOf('general');
  insurer = await companyOf('insurer');
  page = await visitors.withSession(ANALYST);
});
afterAll(() => visitors.leave());

describe('利润明细', () => {
  it.each([
    ['general', PROFIT_OF_GENERAL],
    ['insurer', PROFIT_OF_FINANCIAL],
  ] as const)('leads from revenue to profit and its margins, of the template %s', async (template, lines) => {
    const company = template === 'general' ? general : insurer;
    await open(company, '利润明细');
    const reports = withProfitFigures(await reportsOf('income_statement', company.securityId));
    const days = within(reports, 5);
    const { columns, lines: told } = await shownStatement(page, '利润明细');
    expect(columns).toEqual(days.map(periodName));
    expect(told).toEqual(figureLines(lines, days, reports, 'millionYuan'));
  });

  it('divides, for a quarter alone, the figures of that quarter', async () => {
    await open(general, '利润明细');
    await shown('单季').click();
    const reports = withProfitFigures(
      singleQuarters(await reportsOf('income_statement', general.securityId)),
    );
    const days = within(reports, 5);
    await head(quarterName(changed(days))).waitFor();
    const { columns, lines } = await shownStatement(page, '利润明细');
    expect(columns).toEqual(days.map(quarterName));
    expect(lines).toEqual(figureLines(PROFIT_OF_GENERAL, days, reports, 'millionYuan'));
  });

  it.each([
    ['累计', '上年同期', '同比', yearBefore, periodName, (reports: Reports) => reports],
    ['单季', '上一季', '环比', quarterBefore, quarterName, singleQuarters],
  ] as const)(
    '双向对比 %s: the value, %s, their difference and %s',
    async (kind, prior, rate, before, name, figuresOf) => {
      await open(general, '利润明细');
      await page.getByRole('tab', { name: '双向对比' }).filter({ visible: true }).click();
      await shown(kind).click();
      const reports = figuresOf(await reportsOf('income_statement', general.securityId));
      const days = within(reports, 5);
      await head(name(changed(days))).waitFor();
      const { columns, lines } = await shownStatement(page, '利润表双向对比');
      const titles = ['本期', prior, '增减', `${rate}%`];
      expect(columns).toEqual(days.flatMap((day) => titles.map((title) => `${name(day)} ${title}`)));
      expect(lines).toEqual(
        linesWith(INCOME.general, days, (line, column, day) => {
          const [now, then] = [day, before(day)].map((key) => reports.get(key)?.[column]);
          const unit = unitOf(line, 'millionYuan');
          return [
            drawn(now, unit),
            drawn(then, unit),
            signed(less(now, then), unit),
            signed(growth(now, then), 'percent'),
          ];
        }),
      );
    },
  );
});

describe('财务分析', () => {
  it('shows the ratios of a company under their groups', async () => {
    await open(general, '财务分析');
    const reports = await withSoundGrowth(general.securityId);
    const days = within(reports, 5);
    const { columns, lines } = await shownStatement(page, '财务分析');
    expect(columns).toEqual(days.map(periodName));
    expect(lines).toEqual(figureLines(ANALYSIS, days, reports, 'percent'));
  });

  it('shows the median of its second Shenwan level in their place', async () => {
    await open(general, '财务分析');
    await shown('行业中位数').click();
    const own = await reportsOf('financial_analysis', general.securityId);
    const days = within(own, 5);
    const medians = await mediansOf(general.securityId, days);
    const { columns, lines } = await shownStatement(page, '财务分析（申万二级行业中位数）');
    expect(columns).toEqual(days.map(periodName));
    expect(lines).toEqual(figureLines(ANALYSIS, days, medians, 'percent'));
  });
});

describe('the charts of the financial tab, as tables', () => {
  const million = (value: number | null | undefined): string => drawn(value, 'millionYuan');
  const percent = (value: number | null | undefined): string => drawn(value, 'percent');

  it.each([
    ['按单季', quarterName, singleQuarters],
    ['按累计', periodName, (reports: Reports) => reports],
  ] as const)('revenue, profit and margins are those of quarters, and %s', async (kind, name, figuresOf) => {
    await open(general, '利润表');
    if (kind !== '按单季') await shown(kind).click();
    const reports = withProfitFigures(figuresOf(await reportsOf('income_statement', general.securityId)));
    const days = within(reports, 5);
    await page
      .locator(`.chart-drawing[aria-label*="：${name(days.at(-1) ?? '')} 至 ${name(days[0] ?? '')}"]:visible`)
      .nth(2)
      .waitFor();
    const grown = (day: string, column: string): string[] => {
      const [now, then] = [day, yearBefore(day)].map((key) => reports.get(key)?.[column]);
      return [name(day), million(now), percent(growth(now, then))];
    };
    expect(await chartFigures(page, '营业总收入与同比')).toEqual({
      head: ['期间', '营业总收入百万元', '同比%'],
      rows: days.map((day) => grown(day, 'operating_total_revenue')),
      bold: [],
    });
    expect(await chartFigures(page, '归母净利润与同比')).toEqual({
      head: ['期间', '归母净利润百万元', '同比%'],
      rows: days.map((day) => grown(day, 'net_profit_parent')),
      bold: [],
    });
    expect(await chartFigures(page, '毛利率与归母净利率')).toEqual({
      head: ['期间', '毛利率%', '归母净利率%'],
      rows: days.map((day) => {
        const figures = reports.get(day);
        return [name(day), percent(figures?.['gross_margin']), percent(figures?.['parent_margin'])];
      }),
      bold: [],
    });
  });

  it('have no gross margin for an insurer', async () => {
    await open(insurer, '利润表');
    const reports = singleQuarters(await reportsOf('income_statement', insurer.securityId));
    expect(await chartFigures(page, '毛利率与归母净利率')).toEqual({
      head: ['期间', '归母净利率%'],
      rows: within(reports, 5).map((day) => {
        const figures = reports.get(day);
        return [
          quarterName(day),
          percent(share(figures?.['net_profit_parent'], figures?.['operating_total_revenue'])),
        ];
      }),
      bold: [],
    });
  });

  it('are folded for more lines below, and stay so', async () => {
    await open(general, '利润表');
    const strip = page.getByRole('region', { name: '走势', exact: true }).filter({ visible: true });
    await strip.getByRole('button', { name: '收起' }).click();
    await page.reload();
    await strip.getByRole('button', { name: '展开' }).waitFor();
    expect(await strip.locator('figure.chart').count()).toBe(0);
    await strip.getByRole('button', { name: '展开' }).click();
    await strip.locator('figure.chart').nth(2).waitFor();
  });

  it('leave at least 15 lines of the statement in view at 1440, which scrolls with the page, its head on top', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(general, '利润表');
    await page.locator('figure.chart:visible').nth(2).waitFor();
    const grid = page.getByRole('region', { name: '利润表，左右方向键移动' }).filter({ visible: true });
    await grid.locator('tbody tr').first().waitFor();
    const seen = await grid.evaluate((box) => {
      const rows = [...box.querySelectorAll('tbody tr')];
      return {
        whole: rows.filter((row) => row.getBoundingClientRect().bottom <= 900).length,
        scrolls: box.scrollHeight > box.clientHeight,
      };
    });
    expect([seen.whole >= 15, seen.scrolls]).toEqual([true, false]);
    await grid.locator('tbody tr').last().scrollIntoViewIfNeeded();
    const copy = page.locator('.c-grid-copy:visible');
    expect((await copy.boundingBox())?.y).toBeGreaterThan(0);
    expect((await grid.locator('thead').boundingBox())?.y).toBeLessThan((await copy.boundingBox())?.y ?? 0);
  });

  it('show the cost of debt and the return on cash', async () => {
    await open(general, '财务分析');
    const reports = singleQuarters(await reportsOf('income_statement', general.securityId));
    expect(await chartFigures(page, '利息费用与财务费用')).toEqual({
      head: ['期间', '利息费用百万元', '利息收入百万元', '财务费用百万元'],
      rows: within(reports, 5).map((day) => [
        quarterName(day),
        ...['finance_interest_expense', 'finance_interest_income', 'financial_expense'].map((column) =>
          drawn(reports.get(day)?.[column], 'millionYuan'),
        ),
      ]),
      bold: [],
    });
  });
});

/** Each line's figure of the period; growth carries its sign. */
const figureLines = (
  lines: readonly TemplateLine[],
  days: readonly string[],
  reports: Reports,
  unit: 'millionYuan' | 'percent',
): readonly ShownLine[] =>
  linesWith(lines, days, (line, column, day) => [
    (column.endsWith('_yoy') ? signed : drawn)(reports.get(day)?.[column], unitOf(line, unit)),
  ]);

/** The figure of each growth. */
const GROWN = [
  ['revenue_yoy', 'income_statement', 'operating_total_revenue'],
  ['net_profit_yoy', 'income_statement', 'net_profit_parent'],
  ['deducted_profit_yoy', 'income_statement', 'net_profit_deducted'],
  ['eps_yoy', 'income_statement', 'eps_basic'],
  ['operating_cash_yoy', 'cash_flow_statement', 'operating_net'],
  ['equity_yoy', 'balance_sheet', 'equity_parent'],
  ['assets_yoy', 'balance_sheet', 'total_assets'],
] as const;

/** The ratios a company reported, without growth over a loss or over less than a hundredth of the value. */
async function withSoundGrowth(securityId: number): Promise<Reports> {
  const ratios = new Map(await reportsOf('financial_analysis', securityId));
  for (const [name, table, column] of GROWN) {
    const reports = await reportsOf(table, securityId);
    for (const [day, figures] of ratios) {
      const [now, before] = [day, yearBefore(day)].map((key) => reports.get(key)?.[column]);
      const known = typeof now === 'number' && typeof before === 'number';
      if (known && growth(now, before) === null) ratios.set(day, { ...figures, [name]: null });
    }
  }
  return ratios;
}

/** The medians, line by line, of reports of companies in the share's level-2 Shenwan industry. */
async function mediansOf(securityId: number, days: readonly string[]): Promise<Reports> {
  const peers = await rows<Figures & { readonly report_period: string }>(
    `SELECT f.* FROM {market}.financial_analysis f
      WHERE f.security_id IN (SELECT security_id FROM {market}.sw_member
                               WHERE valid_to IS NULL
                                 AND l2_code = (SELECT l2_code FROM {market}.sw_member
                                                 WHERE security_id = ? AND valid_to IS NULL))`,
    [securityId],
  );
  expect(new Set(peers.map((peer) => peer['security_id'])).size).toBeGreaterThan(1);
  return new Map(
    days.map((day) => {
      const reports = peers.filter((peer) => peer.report_period === day);
      const columns = ANALYSIS.flatMap(({ column }) => (column === null ? [] : [column]));
      return [day, Object.fromEntries(columns.map((column) => [column, medianOf(reports, column)]))];
    }),
  );
}

function medianOf(reports: readonly Figures[], column: string): number | null {
  const known = reports.flatMap((report) => report[column] ?? []).sort((a, b) => a - b);
  const middle = known.length / 2;
  const [lower, upper] = [known[Math.ceil(middle) - 1], known[Math.floor(middle)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
