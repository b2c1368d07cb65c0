import { formatNumber } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, ANALYST, VIEWER } from '../support/browser/browser.ts';
import { postedStrategy } from '../support/invest/posted-strategy.ts';
import { demoCompanies, detailPath, tabTitle } from '../support/screens/companies.ts';
import { eventually } from '../support/suite/eventually.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const databases = (page: Page): Locator => page.getByRole('region', { name: '数据库' });
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const tabsOf = async (page: Page): Promise<string[]> => {
  await databases(page).waitFor();
  return databases(page).getByRole('tab').allInnerTexts();
};

/** The titles on the tiles of the chosen tab; each is beside its picture. */
async function tilesOf(page: Page): Promise<string[]> {
  const tiles = databases(page).getByRole('tabpanel').getByRole('link');
  await tiles.first().waitFor();
  expect(await tiles.locator('svg[viewBox]').count()).toBeGreaterThanOrEqual(await tiles.count());
  return (await tiles.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '');
}

describe('the databases on the home page', () => {
  it('are two tabs of tiles with pictures, which lead to their lists', async () => {
    const page = await visitors.signedIn(ANALYST);
    expect(await tabsOf(page)).toEqual(['公司数据库', '行业数据库']);
    expect(await tilesOf(page)).toEqual(['国内公司', '海外公司']);
    await databases(page).getByRole('tab', { name: '行业数据库' }).click();
    expect(await tilesOf(page)).toContain('国内行业');
    await databases(page)
      .getByRole('link', { name: /国内行业/ })
      .click();
    await page.waitForURL('**/edatabase/industry');
    await page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name: '首页' }).click();
    await databases(page).getByRole('tab', { name: '公司数据库' }).click();
    await databases(page)
      .getByRole('link', { name: /国内公司/ })
      .click();
    await page.getByRole('region', { name: '公司列表' }).waitFor();
  });

  it('are those the reader may see: a tile each, and the tab only with a tile', async () => {
    const industry = await visitors.signedIn(await people.inserted({ authorities: ['hysjk', 'hysjk_gn'] }));
    expect(await tabsOf(industry)).toEqual(['行业数据库']);
    expect(await tilesOf(industry)).toEqual(['国内行业']);
    const domestic = await visitors.signedIn(await people.inserted({ authorities: ['gssjk', 'gssjk_gn'] }));
    expect(await tabsOf(domestic)).toEqual(['公司数据库']);
    expect(await tilesOf(domestic)).toEqual(['国内公司']);
    const nobody = await visitors.signedIn(await people.inserted());
    await panel(nobody, '最近访问').waitFor();
    expect(await databases(nobody).count()).toBe(0);
    expect(await nobody.getByRole('button', { name: /代码、简称或拼音首字母/ }).count()).toBe(0);
  });

  it('move with the arrow keys', async () => {
    const page = await visitors.signedIn(VIEWER);
    await tabsOf(page);
    await databases(page).getByRole('tab', { name: '公司数据库' }).focus();
    await page.keyboard.press('ArrowRight');
    const industry = databases(page).getByRole('tab', { name: '行业数据库' });
    expect(await industry.getAttribute('aria-selected')).toBe('true');
    expect(await industry.evaluate((element) => element.matches(':focus'))).toBe(true);
  });
});

describe('the parts beside the databases', () => {
  it('list the companies looked at last, and open them again', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    const page = await visitors.signedIn(
      await people.inserted({ authorities: ['gssjk_gn', 'gssjk_gn_view'] }),
    );
    await panel(page, '最近访问').getByText('暂无访问记录').waitFor();
    await page.goto(detailPath(company));
    await page.locator('.c-strip-name', { hasText: company.name }).waitFor();
    // A page counts once it has been looked at for a second.
    await eventually(
      () => page.evaluate('JSON.stringify(localStorage)') as Promise<string>,
      (kept) => kept.includes(tabTitle(company)),
    );
    await page.goto('/');
    const visit = panel(page, '最近访问').getByRole('link', { name: tabTitle(company), exact: true });
    await visit.waitFor();
    await page.getByText('最近查询').waitFor();
    await visit.click();
    await page.locator('.c-strip-name', { hasText: company.name }).waitFor();
  });

  it('show the user’s own jobs only to users who run them', async () => {
    const admin = await visitors.signedIn(ADMIN);
    await panel(admin, '我的任务').getByRole('link', { name: '任务中心' }).click();
    await admin.waitForURL(({ pathname }) => pathname === '/operations/tasks');
    await panel(admin, '我的任务').filter({ visible: true }).waitFor();
    const viewer = await visitors.signedIn(VIEWER);
    await panel(viewer, '最近访问').waitFor();
    expect(await panel(viewer, '我的任务').count()).toBe(0);
    expect(await panel(viewer, '数据更新').getByRole('link', { name: '数据导入' }).count()).toBe(0);
  });

  it('show how the user’s own strategies did on their newest day', async () => {
    const owner = await people.inserted({ authorities: ['tzgl_view'] });
    const strategy = await postedStrategy('000000', owner.id);
    try {
      const page = await visitors.signedIn(owner);
      const line = panel(page, '我的策略').getByRole('listitem');
      await line.getByRole('link', { name: strategy.name, exact: true }).waitFor();
      expect(await line.count()).toBe(1);
      const [before, newest] = await rows<{ assets: number; rate: number }>(
        `SELECT assets, earning_rate AS rate FROM {invest}.strategy_day WHERE strategy_id = ? ORDER BY report_date`,
        [strategy.strategyId],
      );
      if (!before || !newest) throw new Error('the strategy has not two days');
      const day = formatNumber(newest.assets / before.assets - 1, { unit: 'percent', signed: true });
      const total = formatNumber(Number(newest.rate), { unit: 'percent', signed: true });
      const shown = (await line.innerText()).replaceAll(/\s+/g, ' ');
      expect(shown).toContain(`${strategy.day.slice(5)} 收盘，${strategy.day.slice(5)} 调仓`);
      expect(shown).toContain(`当日 ${day} 累计 ${total} 超额`);
      await line.getByRole('link', { name: strategy.name, exact: true }).click();
      await page.waitForURL(/\/investment\/strategy\/strategydetail\?strategyId=\d+/);
      await page.getByText(strategy.name).first().waitFor();
    } finally {
      await strategy.remove();
    }
    const other = await visitors.signedIn(await people.inserted({ authorities: ['tzgl_view'] }));
    await panel(other, '我的策略').getByText('还没有发布策略').waitFor();
    const viewer = await visitors.signedIn(await people.inserted({ authorities: ['gssjk_gn'] }));
    await panel(viewer, '最近访问').waitFor();
    expect(await panel(viewer, '我的策略').count()).toBe(0);
  });

  it('open the search from its own field', async () => {
    const page = await visitors.signedIn(VIEWER);
    await page.getByRole('button', { name: '代码、简称或拼音首字母', exact: true }).click();
    await page.getByRole('dialog', { name: '搜索与命令' }).waitFor();
  });
});
