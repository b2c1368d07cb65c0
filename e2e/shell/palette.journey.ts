import type { Locator, Page } from 'playwright-core';
import { VIEWER } from '../support/browser/browser.ts';
import {
  demoCompanies,
  detailPath,
  openCompany,
  tabTitle,
  tabTitles,
  type DemoCompany,
} from '../support/screens/companies.ts';
import { eventually } from '../support/suite/eventually.ts';
import { stage } from '../support/people/stage.ts';

const { visitors, people } = stage();
let companies: DemoCompany[] = [];
beforeAll(async () => {
  companies = await demoCompanies(3);
});

const company = (index: number): DemoCompany => {
  const found = companies[index];
  if (!found) throw new Error('the demo has too few companies');
  return found;
};

const palette = (page: Page): Locator => page.getByRole('dialog', { name: '搜索与命令' });
const field = (page: Page): Locator => palette(page).getByRole('combobox');
const group = (page: Page, name: string): Locator => palette(page).getByRole('group', { name, exact: true });

async function summon(page: Page, text = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
  if (text !== '') await field(page).fill(text);
}

describe('the command palette', () => {
  it('opens with Ctrl-K and from the header, has the focus in its field, and closes with Esc', async () => {
    const page = await visitors.signedIn(VIEWER);
    await summon(page);
    expect(await field(page).evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /搜索公司/ })
      .click();
    await palette(page).waitFor();
    // A press beside it closes it, too.
    await page.mouse.click(5, 890);
    await palette(page).waitFor({ state: 'detached' });
  });

  it('finds a company by its code, its name and its pinyin initials', async () => {
    const page = await visitors.signedIn(VIEWER);
    const { code, exchange, name, initials } = company(0);
    await summon(page);
    for (const text of [code, name.slice(0, 3), initials, initials.toUpperCase()]) {
      await field(page).fill('');
      await group(page, '公司').waitFor({ state: 'detached' });
      await field(page).fill(text);
      const found = group(page, '公司').getByRole('option', { name }).first();
      await found.waitFor();
      expect((await found.innerText()).replace(/\s+/g, '')).toContain(`${code}.${exchange}`);
    }
  });

  it('opens what is chosen with the arrows and Enter', async () => {
    const page = await visitors.signedIn(VIEWER);
    await summon(page, company(1).initials);
    await group(page, '公司')
      .getByRole('option', { name: company(1).name })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.c-strip-name', { hasText: company(1).name }).waitFor();
    expect(new URL(page.url()).searchParams.get('row')).toBe(String(company(1).id));

    await summon(page, '数据库');
    const pages = group(page, '页面').getByRole('option');
    await pages.nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await pages.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowUp');
    expect(await pages.nth(0).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: '公司列表' }).waitFor();
  });

  it('opens a company in another window with Ctrl-Enter and leaves this one where it is', async () => {
    const page = await visitors.signedIn(VIEWER);
    await summon(page, company(0).code);
    await group(page, '公司')
      .getByRole('option', { name: company(0).name })
      .waitFor();
    const apart = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const other = await apart;
    await other.locator('.c-strip-name', { hasText: company(0).name }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await other.evaluate('window.opener')).toBeNull();
  });

  it('finds a view of a company, an industry and its members, and copies a code', async () => {
    const page = await visitors.signedIn(VIEWER);
    await summon(page, `${company(0).code} lrb`);
    await group(page, '公司页签').getByRole('option', { name: '利润表' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: '利润表', selected: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('row')).toBe(String(company(0).id));

    await summon(page, '801080');
    await group(page, '行业').getByRole('option', { name: '电子' }).waitFor();
    await page.keyboard.press('Tab');
    await group(page, '电子').getByRole('option', { name: '成份公司' }).waitFor();
    await page.keyboard.press('Escape');
    await group(page, '行业').getByRole('option', { name: '电子' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.c-strip-name:visible', { hasText: '电子' }).waitFor();
  });

  it('finds the pages the reader may open, and no others', async () => {
    const page = await visitors.signedIn(VIEWER);
    await summon(page, '审计');
    await palette(page).getByText('没有匹配的公司、行业、页面或操作').waitFor();
    await field(page).fill('任务');
    await group(page, '页面').getByRole('option', { name: '任务中心' }).click();
    await page.waitForURL('**/operations/tasks');
  });

  it('offers what was looked at last before anything is typed', async () => {
    const page = await visitors.signedIn(VIEWER, detailPath(company(2)));
    await page.locator('.c-strip-name', { hasText: company(2).name }).waitFor();
    await eventually(
      async () => {
        await summon(page);
        const titles = await group(page, '最近访问').getByRole('option').allInnerTexts();
        await page.keyboard.press('Escape');
        await palette(page).waitFor({ state: 'detached' });
        return titles.join(' ');
      },
      (titles) => titles.includes(tabTitle(company(2))),
    );
  });

  it('closes the other pages, and offers it only where there are some', async () => {
    const page = await visitors.signedIn(VIEWER);
    await summon(page, '关闭');
    await palette(page).getByText('没有匹配的公司、行业、页面或操作').waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await openCompany(page, company(0));
    await openCompany(page, company(1));
    await summon(page, '关闭其他');
    await group(page, '操作').getByRole('option', { name: '关闭其他页' }).waitFor();
    await page.keyboard.press('Enter');
    await eventually(
      () => tabTitles(page),
      (titles) => titles.join() === tabTitle(company(1)),
    );
  });

  it('switches the theme and locks the screen', async () => {
    const person = await people.inserted();
    const page = await visitors.signedIn(person);
    await summon(page, '主题');
    await group(page, '操作').getByRole('option', { name: '切换深浅主题' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    await summon(page, '锁屏');
    await group(page, '操作').getByRole('option', { name: '锁屏' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '解锁' }).waitFor();
    await page.keyboard.press('Control+k');
    expect(await palette(page).count()).toBe(0);
  });

  it('requests no companies for a user who may not see any', async () => {
    const page = await visitors.signedIn(await people.inserted({ authorities: ['hysjk', 'hysjk_gn'] }));
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/dataCorp/search')) asked += 1;
    });
    await summon(page, company(0).code);
    await palette(page).getByText('没有匹配的公司、行业、页面或操作').waitFor();
    await field(page).fill('行业');
    await group(page, '页面').getByRole('option', { name: '行业数据库' }).waitFor();
    expect(await group(page, '公司').count()).toBe(0);
    expect(asked).toBe(0);
  });

  it('says that nothing matches, and shows the server’s own message when the search failed', async () => {
    const page = await visitors.signedIn(VIEWER);
    await summon(page, 'zzzz不存在');
    await palette(page).getByText('没有匹配的公司、行业、页面或操作').waitFor();
    await page.route('**/dataCorp/search**', (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, appCode: 'C0503', appMesg: '服务暂不可用，请稍后重试', result: null },
      }),
    );
    await field(page).fill('yyyy不存在');
    await palette(page).getByText('公司没有搜到：服务暂不可用，请稍后重试').waitFor({ timeout: 15_000 });
  });
});
