import { formatNumber } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { ANALYST } from '../support/browser/browser.ts';
import { stage } from '../support/people/stage.ts';
import { columnsOf, shownRows } from '../support/screens/shown-table.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const DETAIL = '/investment/dataCorpEcology/selectData/industryCommonDetail';
const READER = ['hysjk', 'hysjk_gn', 'hysjk_gn_view', 'hysjk_gn_view_information'];
/** A year before all notes of the demo. */
const YEAR = 2001;

interface Found {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

let pool: Found;
let fund: Found;
beforeAll(async () => {
  [pool, fund] = await Promise.all([largest('ecology'), largest('etf')]);
});
afterAll(() => rows('DELETE FROM {industry}.note WHERE industry_id = ? AND year = ?', [pool.id, YEAR]));

/** The third-level industry of a classification with the most companies. */
async function largest(variant: string): Promise<Found> {
  const [found] = await rows<Found>(
    `SELECT i.id, i.name, i.code FROM {ecology}.industry i
       JOIN {ecology}.membership m ON m.industry_id = i.id AND m.valid_to IS NULL
      WHERE i.tenant_id = '000000' AND i.variant = ? AND i.level = 3 AND i.removed_at IS NULL
      GROUP BY i.id ORDER BY COUNT(*) DESC, i.id LIMIT 1`,
    [variant],
  );
  if (!found) throw new Error(`the demo has no pool of ${variant}`);
  return found;
}

const address = (
  { id, name, code }: Found,
  type: string,
  more: Readonly<Record<string, string>> = {},
): string =>
  `${DETAIL}?${new URLSearchParams({ row: String(id), rowName: name, rowNames: name, rowCode: code, type, ...more })}`;
const selected = (page: Page, name: string) => page.getByRole('tab', { name, exact: true, selected: true });
const back = (page: Page) => page.getByRole('button', { name: '返回', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the page of an industry', () => {
  it('opens on the pool, whose companies are those of the database, and a company returns to it', async () => {
    const page = await visitors.signedIn(ANALYST, address(pool, 'ecology', { backCropPool: 'true' }));
    await selected(page, '公司池').waitFor();
    const expected = await rows<{ code: string; name: string; joined: string }>(
      `SELECT s.code, s.name, DATE_FORMAT(m.created_at, '%Y-%m-%d %H:%i') AS joined
         FROM {ecology}.membership m
         JOIN {ecology}.company c ON c.id = m.company_id AND c.deleted_at IS NULL
         JOIN {market}.security s ON s.id = c.security_id
        WHERE m.industry_id = ? AND m.valid_to IS NULL ORDER BY s.code`,
      [pool.id],
    );
    const shown = columnsOf(await shownRows(page, '公司池'), ['序号', '代码', '简称', '加入时间']);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(
      expected
        .slice(0, shown.length)
        .map(({ code, name, joined }, at) => [String(at + 1), code, name, joined]),
    );
    await page.getByRole('link', { name: '详情' }).first().click();
    await page.getByRole('heading', { level: 1, name: expected[0]?.name ?? '', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('backIndustryId')).toBe(String(pool.id));
    await back(page).click();
    await selected(page, '公司池').waitFor();
    await page.getByRole('heading', { level: 1, name: pool.name, exact: true }).waitFor();
  });

  it.each([
    ['ecology', '/ecologydatabase/industry'],
    ['etf', '/etfdatabase/industry'],
    ['other', '/investment/edatabase/getindustry'],
  ])('opened from nowhere goes back to the list of type %s', async (type, list) => {
    const page = await visitors.signedIn(ANALYST, address(pool, type));
    await page.getByRole('heading', { level: 1, name: pool.name, exact: true }).waitFor();
    await back(page).click();
    await page.waitForURL((url) => url.pathname === list);
  });

  it.each([
    ['ecology', '数字生态行业'],
    ['etf', 'ETF 行业'],
    ['default', '行业数据库'],
  ])('of type %s has all figures of its strip at 1440, and %s is marked in the menu', async (type, list) => {
    const industry = await largest(type);
    const page = await visitors.signedIn(ANALYST, address(industry, type));
    const figures = page.locator('.c-strip-figures');
    await figures.getByText('PS(TTM)').waitFor();
    await figures.locator('dd').filter({ hasText: /\d倍/ }).first().waitFor();
    const shown = await figures.evaluate((box) =>
      [...box.children]
        .filter((figure) => figure.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom + 1)
        .map((figure) => figure.querySelector('dt')?.textContent ?? ''),
    );
    expect(shown).toEqual(['总市值', '行业指数', '涨跌幅', 'PE(TTM)', 'PB', 'PS(TTM)']);
    const marked = page.getByRole('navigation', { name: '主菜单' }).locator('[aria-current="page"]');
    expect(await marked.allInnerTexts()).toEqual([list]);
  });

  it('has only the tabs that its reader may see, and none for a reader of no tab', async () => {
    const reader = await people.person({ authorities: READER });
    const page = await visitors.signedIn(reader, address(pool, 'ecology', { sub: 'settings' }));
    await selected(page, '行业设置').waitFor();
    const top = page.getByRole('tablist', { name: '行业资料' }).getByRole('tab');
    expect(await top.allInnerTexts()).toEqual(['基本信息']);
    expect(await button(page, '编辑行业').count()).toBe(0);
    const other = await people.person({ authorities: ['hysjk', 'hysjk_gn', 'hysjk_gn_view'] });
    const refused = await visitors.signedIn(other, address(pool, 'ecology'));
    await refused.getByText('行业基本信息').waitFor();
    expect(await refused.getByRole('tablist', { name: '行业资料' }).count()).toBe(0);
  });

  it('is edited from its strip, in the dialog with the analysts', async () => {
    const page = await visitors.signedIn(ANALYST, address(pool, 'ecology', { sub: 'settings' }));
    await button(page, '编辑行业').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('修改行业数据').waitFor();
    await dialog.getByRole('combobox', { name: /分析师/ }).waitFor();
    await dialog.getByRole('button', { name: '取消' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('the notes of an industry', () => {
  it('are written by those who may write their type, kept by year, and deleted', async () => {
    const writer = await people.person({ authorities: [...READER, 'hysjk_gn_view_information_gk'] });
    const page = await visitors.signedIn(writer, address(pool, 'ecology', { sub: 'outlook' }));
    await page.getByRole('heading', { name: '行业展望' }).waitFor();
    expect(await button(page, '新增').count()).toBe(0);
    await page.getByRole('tab', { name: '核心竞争力', exact: true }).click();
    await button(page, '新增').click();
    await page.getByRole('spinbutton', { name: '年度' }).fill(String(YEAR));
    await page.getByRole('textbox', { name: '核心竞争力正文' }).fill('渠道为王');
    await button(page, '保存').click();
    await page.getByText('操作成功').waitFor();
    await selected(page, String(YEAR)).waitFor();
    const kept = () =>
      rows<{ type: number; content: string; standing: number | null }>(
        'SELECT type, content, standing FROM {industry}.note WHERE industry_id = ? AND year = ?',
        [pool.id, YEAR],
      );
    expect(await kept()).toEqual([{ type: 2, content: '<p>渠道为王</p>', standing: 1 }]);
    await button(page, '删除').click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page.getByText('修改成功').waitFor();
    expect((await kept())[0]?.standing).toBeNull();
  });
});

describe('a fund', () => {
  it('begins its page with its profile, and shows its industries, which make all of it', async () => {
    const page = await visitors.signedIn(ANALYST, address(fund, 'etf'));
    await selected(page, '基金概况').waitFor();
    await page.getByRole('region', { name: '基金概况', exact: true }).getByText(fund.code).waitFor();
    const shown = columnsOf(await shownRows(page, '重仓行业'), ['行业', '权重']);
    // The screen has as many rows as fit; all of them make the whole.
    const { content } = await people.admin.result<{ content: { weight: number }[] }>(
      `/api/etf/dataIndustry/getHeavyIndConf?dataId=${fund.id}&size=100`,
    );
    expect(content.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(1, 4);
    expect(shown.map(([, weight]) => weight)).toEqual(
      content.slice(0, shown.length).map(({ weight }) => formatNumber(weight, { unit: 'percent' })),
    );
    const [first] = await rows<{ name: string; weight: number }>(
      `SELECT w.name, SUM(k.weight) AS weight FROM {market}.etf_constituent k
         JOIN {market}.sw_member m ON m.security_id = k.security_id AND m.valid_from <= k.as_of_date
          AND (m.valid_to IS NULL OR m.valid_to > k.as_of_date)
         JOIN {market}.sw_industry w ON w.code = m.l1_code AND w.valid_to IS NULL
        WHERE k.etf_code = ? AND k.as_of_date = (SELECT MAX(n.as_of_date) FROM {market}.etf_constituent n
                                                  WHERE n.etf_code = k.etf_code)
        GROUP BY w.name ORDER BY weight DESC LIMIT 1`,
      [fund.code],
    );
    expect(shown[0]).toEqual([first?.name, formatNumber(Number(first?.weight), { unit: 'percent' })]);
  });

  it('is looked through by address: its parts sum to 100 %, its index is followed', async () => {
    const page = await visitors.signedIn(ANALYST, `/investment/industry/funds?ids=${fund.id}`);
    const parts = page.getByRole('region', { name: '行业构成' });
    await parts.getByText('100.00%').waitFor();
    await page
      .getByRole('region', { name: '指数跟踪' })
      .getByRole('table')
      .or(page.getByText('没有指数跟踪'))
      .first()
      .waitFor();
  });
});
