import { formatNumber } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';
import { VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import type { Person } from '../support/people/people.ts';
import { exported } from '../support/files/saved-sheet.ts';
import { shownFigures, type ShownRow } from '../support/screens/shown-table.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const PATH = '/divisor/indicators';

/** A user with their own list, which is removed with them. */
const keepers: number[] = [];
async function keeper(authorities = ['yzgl_view', 'yzgl_edit', 'gssjk_gn']): Promise<Person> {
  const person = await people.inserted({ authorities });
  keepers.push(person.id);
  return person;
}
afterAll(async () => {
  for (const table of ['indicator_browse', 'indicator_calc'])
    await rows(`DELETE FROM {invest}.${table} WHERE user_id IN (${keepers.join() || '0'})`);
});

interface Company {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly securityId: number;
}

/** The first company that traded on the newest day and has reported its profitability. */
async function aCompany(): Promise<Company> {
  const [company] = await rows<Company>(
    `SELECT c.id, s.name, s.code, s.id AS securityId
       FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
       JOIN {market}.daily_bar b ON b.security_id = s.id
        AND b.trade_date = (SELECT MAX(trade_date) FROM {market}.daily_bar)
      WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL AND b.suspended = 0 AND b.pe_ttm IS NOT NULL
        AND EXISTS (SELECT 1 FROM {market}.financial_analysis f
                     WHERE f.security_id = s.id AND f.roe_weighted IS NOT NULL)
      ORDER BY s.code LIMIT 1`,
  );
  if (!company) throw new Error('the demo has no company that trades and reports');
  return company;
}

const of = ({ id, name, code }: Company): string =>
  `${PATH}?company=${id}&companyName=${encodeURIComponent(`${name} ${code}`)}`;

const categories = (page: Page): Locator => page.getByRole('tree', { name: '指标', exact: true });
const list = (page: Page): Locator => page.getByRole('region', { name: '我的指标' });

/** Presses an indicator; one that is on the list is removed from it. */
async function keep(page: Page, indicator: string): Promise<void> {
  if ((await listed(page)).includes(indicator)) return;
  await page.getByPlaceholder('指标名称或拼音首字母').fill(indicator);
  await categories(page)
    .getByRole('treeitem', { level: 2 })
    .filter({ has: page.getByText(indicator, { exact: true }) })
    .click();
  await list(page).getByRole('checkbox', { name: indicator, exact: true }).waitFor();
}

const listed = (page: Page): Promise<string[]> =>
  list(page)
    .getByRole('listitem')
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.textContent?.trim() ?? ''));

/** Draws only so many of the list. */
async function drawOnly(page: Page, wanted: readonly string[]): Promise<void> {
  for (const name of await listed(page))
    await list(page)
      .getByRole('checkbox', { name, exact: true })
      .setChecked(wanted.includes(name), { timeout: 5000 });
}

/** The texts of a chart of one unit on its newest day. */
async function newest(page: Page, ...lines: readonly string[]): Promise<ShownRow> {
  const [first] = await shownFigures(page, `${lines.join('、')} 走势`);
  if (!first) throw new Error(`nothing is drawn of ${lines.join()}`);
  return first;
}

describe('the indicators on a reader’s list', () => {
  it('begin with the usual ones, and stay in their order across a reload', async () => {
    const person = await keeper();
    const page = await visitors.signedIn(person, PATH);
    await list(page).getByText('默认列表').waitFor();
    const usual = await listed(page);
    expect(usual.length).toBeGreaterThan(0);
    await keep(page, '市销率 TTM');
    await eventually(
      () => rows('SELECT indicator FROM {invest}.indicator_browse WHERE user_id = ?', [person.id]),
      (kept) => kept.length === usual.length + 1,
    );
    await list(page).getByRole('button', { name: '移动 市销率 TTM，用上下方向键' }).press('ArrowUp');
    const moved = [...usual.slice(0, -1), '市销率 TTM', ...usual.slice(-1)];
    await eventually(
      () => listed(page),
      (names) => names.join() === moved.join(),
    );
    await list(page)
      .getByRole('button', { name: `移除 ${usual[0]}`, exact: true })
      .click();
    await list(page).getByText(`共 ${usual.length} 项`).waitFor();
    const kept = (): Promise<{ indicator: string }[]> =>
      rows('SELECT indicator FROM {invest}.indicator_browse WHERE user_id = ? ORDER BY position', [
        person.id,
      ]);
    await eventually(kept, (found) => found.length === usual.length);
    expect((await kept()).at(-2)).toEqual({ indicator: 'daily_bar.ps_ttm' });
    await page.reload();
    await list(page).getByText(`共 ${usual.length} 项`).waitFor();
    expect(await listed(page)).toEqual(moved.slice(1));
  });

  it('are found by their pinyin, and by their frequency', async () => {
    const page = await visitors.signedIn(await keeper(), PATH);
    await page.getByPlaceholder('指标名称或拼音首字母').fill('mll');
    await categories(page).getByRole('treeitem', { name: '毛利率 季', exact: true }).waitFor();
    await page.getByRole('radiogroup', { name: '频率' }).getByText('日频', { exact: true }).click();
    await page.getByText('没有符合的指标').waitFor();
  });
});

describe('lines of indicators', () => {
  it('end in the newest row of the company, in its unit and rounding', async () => {
    const company = await aCompany();
    const page = await visitors.signedIn(await keeper(), of(company));
    await list(page).getByText('默认列表').waitFor();
    for (const name of ['收盘价', '市盈率 TTM', '净资产收益率(加权)']) await keep(page, name);
    const [bar] = await rows<{ day: string; close: number; pe: number }>(
      `SELECT trade_date AS day, close, pe_ttm AS pe FROM {market}.daily_bar
        WHERE security_id = ? ORDER BY trade_date DESC LIMIT 1`,
      [company.securityId],
    );
    // A report is valid from its announcement on: the newest announced period counts.
    const [report] = await rows<{ roe: number }>(
      `SELECT roe_weighted AS roe FROM {market}.financial_analysis
        WHERE security_id = ? AND roe_weighted IS NOT NULL
          AND announce_date <= (SELECT MAX(trade_date) FROM {market}.daily_bar)
        ORDER BY report_period DESC LIMIT 1`,
      [company.securityId],
    );
    if (!bar || !report) throw new Error('no rows');
    await drawOnly(page, ['收盘价']);
    expect(await newest(page, '收盘价')).toEqual({
      日期: bar.day,
      收盘价: formatNumber(Number(bar.close), { unit: 'yuan' }),
    });
    await drawOnly(page, ['市盈率 TTM']);
    expect((await newest(page, '市盈率 TTM'))['市盈率 TTM']).toBe(
      formatNumber(Number(bar.pe), { unit: 'multiple' }),
    );
    await drawOnly(page, ['净资产收益率(加权)']);
    expect(await newest(page, '净资产收益率(加权)')).toEqual({
      日期: bar.day,
      '净资产收益率(加权)': formatNumber(Number(report.roe), { unit: 'percent' }),
    });
  });

  it('are the median of all that have a value, without a company; and are exported', async () => {
    const page = await visitors.signedIn(await keeper(), PATH);
    await list(page).getByText('默认列表').waitFor();
    await keep(page, '市净率');
    await drawOnly(page, ['市净率']);
    const medians = await rows<{ day: string; middle: number }>(
      `SELECT DISTINCT trade_date AS day, MEDIAN(pb) OVER (PARTITION BY trade_date) AS middle FROM {market}.daily_bar
        WHERE trade_date > (SELECT MAX(trade_date) - INTERVAL 20 DAY FROM {market}.daily_bar) AND pb IS NOT NULL
        ORDER BY trade_date DESC`,
    );
    const drawn = medians.map(({ day, middle }) => [day, formatNumber(Number(middle), { unit: 'multiple' })]);
    const shown = await shownFigures(page, '市净率 走势');
    expect(shown.slice(0, drawn.length).map((row) => [row['日期'], row['市净率']])).toEqual(drawn);
    const charts = page.getByRole('region', { name: '指标走势' });
    // Those of before stay until the answer is there, and would be exported.
    await charts.locator('figure').nth(1).waitFor({ state: 'detached' });
    const sheet = await exported(page, charts, 'xlsx');
    expect([sheet.name, sheet.header]).toEqual([
      `全市场中位数 指标走势_${medians[0]?.day}.xlsx`,
      ['日期', '市净率(倍)'],
    ]);
    expect(sheet.rows.slice(0, drawn.length)).toEqual(drawn.map(([day, pb]) => [day ?? '', Number(pb)]));
  });
});

describe('a calculation on indicators', () => {
  const FORMULA = '收盘价 / 昨收价 - 1';

  it('is checked while it is typed, saved, drawn for a company, and deleted after a confirmation', async () => {
    const company = await aCompany();
    const person = await keeper();
    const page = await visitors.signedIn(person, of(company));
    await list(page).getByRole('button', { name: '多指标计算' }).click();
    const dialog = page.getByRole('dialog');
    const formula = dialog.getByRole('textbox', { name: '公式' });
    await formula.fill('收盘价 / 无此指标');
    await dialog.getByRole('button', { name: /第 7 个字符/ }).waitFor();
    await dialog.getByRole('textbox', { name: '名称' }).fill('旅程涨幅');
    await formula.fill(FORMULA);
    await dialog.getByText(/^校验通过/).waitFor();
    await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
    await page.getByText('计算 旅程涨幅 已保存').waitFor();
    const kept = (): Promise<unknown[]> =>
      rows('SELECT name, formula, version FROM {invest}.indicator_calc WHERE user_id = ? AND tenant_id = ?', [
        person.id,
        '000000',
      ]);
    expect(await kept()).toEqual([{ name: '旅程涨幅', formula: FORMULA, version: 1 }]);
    await drawOnly(page, ['旅程涨幅']);
    const [bar] = await rows<{ day: string; value: number }>(
      `SELECT trade_date AS day, close / pre_close - 1 AS value FROM {market}.daily_bar
        WHERE security_id = ? ORDER BY trade_date DESC LIMIT 1`,
      [company.securityId],
    );
    const shown = await newest(page, '旅程涨幅');
    expect([shown['日期'], Number(shown['旅程涨幅']?.replace('−', '-'))]).toEqual([
      bar?.day,
      Number(Number(bar?.value).toFixed(shown['旅程涨幅']?.split('.')[1]?.length ?? 0)),
    ]);
    await page.reload();
    await list(page).getByRole('button', { name: '移除 旅程涨幅' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /移\s*除|删\s*除/ })
      .click();
    await eventually(kept, (calcs) => calcs.length === 0);
  });

  it('is not made by a user who may only look', async () => {
    const page = await visitors.signedIn(VIEWER, PATH);
    await list(page).getByRole('listitem').first().waitFor();
    expect(await list(page).getByRole('button', { name: '多指标计算' }).count()).toBe(0);
  });
});
