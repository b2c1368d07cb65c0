import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { indexLevels, industryDays, VALUED, type DayRow } from '../support/oracles/industry-days.ts';
import {
  membersAt,
  reportingIndustry,
  WITHIN,
  type ReportingIndustry,
} from '../support/oracles/industry-reports.ts';
import { drawn, signed } from '../support/oracles/reports.ts';
import { shownLines, type ShownRow } from '../support/screens/shown-table.ts';
import { rows } from '../support/suite/suite.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('companies');
const visitors = new Visitors();
let page: Page;
let industry: ReportingIndustry;
let days: readonly DayRow[];

beforeAll(async () => {
  industry = await reportingIndustry();
  days = await industryDays({ industry }, 'daily_bar', VALUED);
  page = await visitors.withSession(ANALYST);
});
afterAll(() => visitors.leave());

const MAP = '/investment/industry/map';
const TABLE = `${MAP}?type=ecology&level=1&view=table`;
const newest = (): DayRow => {
  const [day] = days;
  if (!day) throw new Error('the industry has no day');
  return day;
};

/** The row of a name in the heat table. */
async function rowOf(name: string): Promise<ShownRow> {
  const found = (await shownLines(page, '热力表')).find((row) => row['名称'] === name);
  if (!found) throw new Error(`${name} is not in the heat table`);
  return found;
}

describe('the market map as a table', () => {
  it('adds up the bars of an industry’s companies, and says of how many', async () => {
    await page.goto(TABLE);
    const { day, figures } = newest();
    const members = await membersAt(industry, day);
    const shown = await rowOf(industry.name);
    expect(shown['总市值亿元']).toMatch(
      new RegExp(
        `^${drawn(figures['capital'] ?? null, 'hundredMillionYuan')}${figures['counted']} / ${members} · `,
      ),
    );
    const pe = (figures['peCapital'] ?? NaN) / (figures['earnings'] ?? NaN);
    expect(shown['PE(TTM)']).toMatch(new RegExp(`^${drawn(pe, 'multiple')}\\d+ / ${members} · `));
  });

  it.each([1, 20])('moves with the index over %i trading days', async (span) => {
    await page.goto(`${TABLE}&span=${span}`);
    const levels = indexLevels(days);
    const [now, then] = [days[0], days[span]].map((row) => levels.get(row?.day ?? '') ?? NaN);
    const change = signed((now ?? NaN) / (then ?? NaN) - 1, 'percent');
    const shown = await rowOf(industry.name);
    expect(shown['涨跌幅%']?.startsWith(change)).toBe(true);
  });

  it('leads to an industry’s page, and through its members to a company’s', async () => {
    await page.goto(TABLE);
    const table = page.getByRole('region', { name: '热力表' });
    await table.getByRole('link', { name: industry.name, exact: true }).click();
    await page.locator('.c-strip-name:visible', { hasText: industry.name }).waitFor();
    expect(new URL(page.url()).searchParams.get('row')).toBe(String(industry.id));

    await page.goBack();
    await table.getByRole('button', { name: `${industry.name}的成份公司` }).click();
    await page.getByText(`${industry.name}的成份公司`).waitFor();
    expect(new URL(page.url()).searchParams.get('pool')).toBe(String(industry.id));
    const members = await rows<{ name: string; close: number; total: number }>(
      `SELECT s.name, bar.close, bar.total_shares AS total
         FROM (${WITHIN}) own
         JOIN {market}.security s ON s.id = own.security_id
         JOIN {ecology}.company c ON c.security_id = own.security_id AND c.tenant_id = '000000'
          AND c.deleted_at IS NULL
         JOIN {market}.daily_bar bar ON bar.security_id = own.security_id AND bar.trade_date = ?
        ORDER BY bar.close * bar.total_shares DESC`,
      [industry.id, newest().day],
    );
    const [largest] = members;
    if (!largest) throw new Error('the industry has no company with a bar');
    const shown = await rowOf(largest.name);
    expect(shown['总市值亿元']).toBe(
      drawn(Number(largest.close) * Number(largest.total), 'hundredMillionYuan'),
    );
    await table.getByRole('link', { name: largest.name, exact: true }).click();
    await page.locator('.c-strip-name:visible', { hasText: largest.name }).waitFor();
  });
});

describe('the market map', () => {
  it('keeps every choice in its address', async () => {
    await page.goto(`${MAP}?type=ecology`);
    for (const [choice, label] of [
      ['层级', '二级'],
      ['区间', '20 日'],
      ['着色', 'PE 分位'],
      ['PE 分位区间', '3 年'],
    ] as const)
      await page.getByLabel(choice, { exact: true }).getByText(label, { exact: true }).click();
    await page.getByRole('region', { name: '数字生态 二级行业' }).locator('canvas').first().waitFor();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      type: 'ecology',
      level: '2',
      span: '20',
      by: 'pe',
      years: '3',
    });
    await page.reload();
    await page.getByRole('region', { name: '数字生态 二级行业' }).locator('canvas').first().waitFor();
    expect(await page.getByLabel('区间', { exact: true }).locator(':checked').count()).toBe(1);
    await page.getByRole('region', { name: '轮动象限' }).locator('canvas').first().waitFor();
  });
});
