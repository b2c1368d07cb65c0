import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { indexLevels, industryDays, VALUED, type DayRow } from '../support/oracles/industry-days.ts';
import {
  industryDetail,
  reportingIndustry,
  WITHIN,
  type ReportingIndustry,
} from '../support/oracles/industry-reports.ts';
import { drawn, signed } from '../support/oracles/reports.ts';
import { People } from '../support/people/people.ts';
import { shownStatement } from '../support/screens/shown-statement.ts';
import { columnsOf, shownRows } from '../support/screens/shown-table.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { rows } from '../support/suite/suite.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('companies');
const visitors = new Visitors();
const people = new People();
let page: Page;
let industry: ReportingIndustry;
let days: readonly DayRow[];

const COLUMNS = {
  ...VALUED,
  float: 'SUM(bar.close * bar.float_shares)',
  shares: 'SUM(bar.total_shares)',
};

beforeAll(async () => {
  await people.open();
  industry = await reportingIndustry();
  days = await industryDays({ industry }, 'daily_bar', COLUMNS);
  page = await visitors.withSession(ANALYST);
});
afterEach(() => page.evaluate('localStorage.clear()'));
afterAll(async () => {
  await visitors.leave();
  await people.close();
});

const open = (part: string) => page.goto(industryDetail(industry, `tab=market&sub=quotation&part=${part}`));
const QUOTED = ['日期', '有值公司', '行业指数', '涨跌幅', '总股本', '总市值', '流通市值'];

/** The rows of 市场行情 as they should be. */
function quoted(of: readonly DayRow[], count: number): string[][] {
  const levels = indexLevels(of);
  return of
    .slice(0, count)
    .map(({ day, figures }) => [
      day,
      drawn(figures['counted'] ?? null, 'count'),
      drawn(levels.get(day) ?? null, 'number'),
      signed(figures['rate'] ?? null, 'percent'),
      drawn(figures['shares'] ?? null, 'millionShares'),
      drawn(figures['capital'] ?? null, 'hundredMillionYuan'),
      drawn(figures['float'] ?? null, 'hundredMillionYuan'),
    ]);
}

describe('市场行情 of an industry, on screen, adds up the bars of its companies', () => {
  it('day by day, with the index chained from all days', async () => {
    await open('quotes');
    const shown = await shownRows(page, '市场行情');
    expect(columnsOf(shown, QUOTED)).toEqual(quoted(days, shown.length));
  });

  it('quarter by quarter', async () => {
    await open('quarters');
    const shown = await shownRows(page, '行业行情');
    const levels = indexLevels(days);
    const quarters = new Map<string, DayRow[]>();
    for (const row of days) {
      const quarter = `${row.day.slice(0, 4)}Q${Math.ceil(Number(row.day.slice(5, 7)) / 3)}`;
      quarters.set(quarter, [...(quarters.get(quarter) ?? []), row]);
    }
    const expected = [...quarters].slice(0, shown.length).map(([quarter, own]) => {
      const capital = own.map(({ figures }) => figures['capital'] ?? NaN);
      const index = own.map(({ day }) => levels.get(day) ?? NaN);
      const yuan = (value: number | undefined): string => drawn(value ?? null, 'hundredMillionYuan');
      return [
        quarter,
        own[0]?.day ?? '',
        ...[index[0], Math.max(...index), Math.min(...index)].map((level) => drawn(level ?? null, 'number')),
        ...[capital.at(-1), capital[0], Math.max(...capital), Math.min(...capital)].map(yuan),
      ];
    });
    const titles = ['季度', '截至', '行业指数', '最高收盘指数', '最低收盘指数', '期初总市值', '期末总市值'];
    expect(columnsOf(shown, [...titles, '最高总市值', '最低总市值'])).toEqual(expected);
  });

  it('in its PE and the newest figures above the tabs', async () => {
    await open('valuation');
    const newest = days[0]?.figures;
    const pe = drawn((newest?.['peCapital'] ?? NaN) / (newest?.['earnings'] ?? NaN), 'multiple');
    const band = page.getByRole('region', { name: 'PE(TTM) 分位', exact: true });
    await band.getByText(`当前 ${pe}，`).waitFor();
    const strip = page.locator('.c-strip-figures');
    await strip.getByText(drawn(newest?.['capital'] ?? null, 'hundredMillionYuan')).waitFor();
    await strip.getByText(pe).waitFor();
  });
});

describe('the members of a Shenwan industry', () => {
  it('are those of each day, or today’s on all days, as the address says', async () => {
    const [found] = await rows<{ id: number; code: string }>(
      `SELECT i.id, i.sw_code AS code FROM {ecology}.industry i
         JOIN {market}.sw_member m ON m.l1_code = i.sw_code
        WHERE i.tenant_id = '000000' AND i.variant = 'default' AND i.level = 1 AND i.removed_at IS NULL
        GROUP BY i.id, i.sw_code ORDER BY COUNT(*) DESC LIMIT 1`,
    );
    if (!found) throw new Error('the demo data has no Shenwan industry');
    const shenwan = { id: found.id, name: '' };
    const at = (members: string) =>
      industryDetail(shenwan, `tab=market&sub=quotation&part=quotes${members}`).replace(
        'type=ecology',
        'type=default',
      );
    const read = async (address: string): Promise<string[][]> => {
      await page.goto(address);
      return columnsOf(await shownRows(page, '市场行情'), ['日期', '总市值']);
    };
    const then = await read(at(''));
    const now = await read(at('&members=now'));
    const capital = (of: readonly DayRow[]): string[][] =>
      of
        .slice(0, then.length)
        .map(({ day, figures }) => [day, drawn(figures['capital'] ?? null, 'hundredMillionYuan')]);
    const sums = { capital: COLUMNS.capital };
    expect(then).toEqual(capital(await industryDays({ swCode: found.code }, 'daily_bar', sums)));
    expect(now).toEqual(capital(await industryDays({ industry: shenwan }, 'daily_bar', sums)));
    await page.getByRole('radiogroup', { name: '成分口径' }).getByText('按当前成分').waitFor();
  });
});

describe('who made it move', () => {
  it('opens by a click on the figure, and adds up to its change', async () => {
    await page.goto(industryDetail(industry, 'tab=market&sub=quotation&part=charts'));
    await page.getByRole('button', { name: '谁带动了它' }).click();
    const panel = page.getByRole('region', { name: '谁带动了总市值', exact: true });
    await panel.getByRole('list', { name: '上拉' }).waitFor();
    expect(new URL(page.url()).searchParams.get('move')).toBe('capital');
    const newest = days[0]?.day ?? '';
    const year = `${Number(newest.slice(0, 4)) - 1}${newest.slice(4)}`;
    const first = [...days].reverse().find(({ day }) => day >= year);
    const change = (days[0]?.figures['capital'] ?? NaN) / (first?.figures['capital'] ?? NaN) - 1;
    await panel.getByText(`${first?.day ?? ''} 至 ${newest}`).waitFor();
    expect(await panel.textContent()).toContain(`${signed(change, 'percent')}%`);
  });
});

it('最新预测 adds up the newest expectations of each company', async () => {
  await page.goto(industryDetail(industry, 'tab=market'));
  const years = await rows<Record<'year' | 'counted' | 'revenue' | 'profit', number>>(
    `SELECT f.fiscal_year AS year, COUNT(f.operating_total_revenue) AS counted,
            SUM(f.operating_total_revenue) AS revenue, SUM(f.net_profit_parent) AS profit
       FROM (${WITHIN}) own
       JOIN {market}.security s ON s.id = own.security_id AND s.status = 'listed'
       JOIN {market}.earnings_forecast f ON f.security_id = own.security_id AND f.is_actual = 0
        AND f.report_date = (SELECT MAX(n.report_date) FROM {market}.earnings_forecast n
                              WHERE n.security_id = f.security_id)
      GROUP BY f.fiscal_year ORDER BY f.fiscal_year DESC`,
    [industry.id],
  );
  const { columns, lines } = await shownStatement(page, '最新预测');
  const expected = columns.filter((column) => column.endsWith('E'));
  expect(expected.length).toBeGreaterThan(0);
  const cells = (title: string) =>
    lines.find((line) => line.title === title)?.cells.filter((_, at) => columns[at]?.endsWith('E'));
  const own = years.filter(({ year }) => expected.includes(`${year}E`));
  expect(cells('营业总收入')).toEqual(own.map(({ revenue }) => drawn(Number(revenue), 'millionYuan')));
  expect(cells('归母净利润')).toEqual(own.map(({ profit }) => drawn(Number(profit), 'millionYuan')));
  expect(cells('覆盖公司')).toEqual(own.map(({ counted }) => drawn(Number(counted), 'count')));
});

it('市场数据 is refused to users without its authority', async () => {
  const session = await httpSignIn(await people.inserted({ authorities: ['hysjk_gn'] }));
  const answer = await session.send(`/api/ecology/dataStockPastQuotation/pageList?dataId=${industry.id}`);
  expect(answer.status).toBe(403);
});
