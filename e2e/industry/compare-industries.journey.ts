import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { indexLevels, industryDays, VALUED, type DayRow } from '../support/oracles/industry-days.ts';
import { membersAt, type ReportingIndustry } from '../support/oracles/industry-reports.ts';
import { drawn, signed } from '../support/oracles/reports.ts';
import { shownLines } from '../support/screens/shown-table.ts';
import { rows } from '../support/suite/suite.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('companies');
const visitors = new Visitors();
let page: Page;
let industries: readonly ReportingIndustry[];

beforeAll(async () => {
  industries = await rows<ReportingIndustry>(
    `SELECT i.id, i.name FROM {ecology}.industry i
      WHERE i.tenant_id = '000000' AND i.variant = 'ecology' AND i.level = 1 AND i.removed_at IS NULL
      ORDER BY i.id LIMIT 7`,
  );
  page = await visitors.withSession(ANALYST);
});
afterAll(() => visitors.leave());

const pathOf = (compared: readonly ReportingIndustry[]): string =>
  `/investment/industry/compare?ids=${compared.map(({ id }) => id).join(',')}`;

/** Figures by day with a known capital, newest first. */
const daysOf = (industry: ReportingIndustry): Promise<readonly DayRow[]> =>
  industryDays({ industry }, 'daily_bar', VALUED);

const idsShown = (): string | null => new URL(page.url()).searchParams.get('ids');

describe('compared industries', () => {
  it('have the sums of their companies’ bars, and the ratio to the first', async () => {
    const compared = industries.slice(0, 2);
    await page.goto(pathOf(compared));
    const shown = await shownLines(page, '指标对比');
    const capitals = shown.find((row) => row['指标']?.startsWith('总市值')) ?? {};
    const moves = shown.find((row) => row['指标']?.startsWith('20 日涨跌幅')) ?? {};
    const cells = (row: Readonly<Record<string, string>>): string[] =>
      Object.entries(row).flatMap(([title, text]) => (title === '指标' ? [] : [text]));
    const all = await Promise.all(compared.map(daysOf));
    const newest = all.map((days) => days[0]?.figures['capital'] ?? NaN);
    for (const [at, days] of all.entries()) {
      const { day, figures } = days[0] ?? { day: '', figures: {} };
      const industry = compared[at] as ReportingIndustry;
      const [capital = '', move = ''] = [cells(capitals)[at], cells(moves)[at]];
      const figure = drawn(newest[at] ?? null, 'hundredMillionYuan');
      const ratio = signed((newest[at] ?? NaN) / (newest[0] ?? NaN) - 1, 'percent');
      expect(capital).toContain(at === 0 ? figure : `相对 ${ratio}%${figure}`);
      expect(capital).toContain(`${figures['counted']} / ${await membersAt(industry, day)} 家`);
      const levels = indexLevels(days);
      const [now, then] = [days[0], days[20]].map((row) => levels.get(row?.day ?? '') ?? NaN);
      expect(move).toContain(signed((now ?? NaN) / (then ?? NaN) - 1, 'percent'));
    }
  });

  it('are added, removed and opened, the address naming those that are shown', async () => {
    const [first, second, third] = industries;
    if (!first || !second || !third) throw new Error('the demo has too few industries');
    await page.goto(pathOf([first, second]));
    await page.getByText('2 个行业，最多 6 个').waitFor();
    await page.getByLabel('分类').getByText('数字生态', { exact: true }).click();
    await page.getByRole('combobox', { name: '添加行业' }).fill(third.name);
    await page
      .locator('.ant-select-item-option', { hasText: `${third.name} ` })
      .first()
      .click();
    await page.getByRole('button', { name: `移除 ${third.name}` }).waitFor();
    expect(idsShown()).toBe([first, second, third].map(({ id }) => id).join(','));

    await page.getByRole('button', { name: `移除 ${first.name}` }).click();
    await page.getByText('2 个行业，最多 6 个').waitFor();
    expect(idsShown()).toBe([second, third].map(({ id }) => id).join(','));
    await page.getByRole('link', { name: second.name, exact: true }).click();
    await page.locator('.c-strip-name:visible', { hasText: second.name }).waitFor();
    expect(new URL(page.url()).searchParams.get('row')).toBe(String(second.id));
  });

  it('are at most six', async () => {
    await page.goto(pathOf(industries));
    await page.getByText('6 个行业，最多 6 个').waitFor();
    await page.getByText('最多对比 6 个', { exact: true }).waitFor();
    const removals = page.getByRole('button', { name: /^移除 / });
    await removals.first().waitFor();
    expect(await removals.count()).toBe(6);
  });
});
