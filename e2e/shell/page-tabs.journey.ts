import type { Page } from 'playwright-core';
import { fillSignIn, VIEWER } from '../support/browser/browser.ts';
import {
  demoCompanies,
  detailPath,
  openCompany,
  tabOf,
  tabTitle,
  tabTitles,
  type DemoCompany,
} from '../support/screens/companies.ts';
import { eventually } from '../support/suite/eventually.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const LIST = '/edatabase/digitalecology';
const LIST_TITLE = '公司数据库';
const READS = ['gssjk', 'gssjk_gn', 'gssjk_gn_view', 'gssjk_gn_view_information'] as const;

const { visitors, people } = stage();
let companies: DemoCompany[] = [];
beforeAll(async () => {
  companies = await demoCompanies(18);
});

const company = (index: number): DemoCompany => {
  const found = companies[index];
  if (!found) throw new Error('the demo has too few companies');
  return found;
};

const shown = (page: Page): Promise<string> =>
  page.getByRole('navigation', { name: '打开的页面' }).locator('[aria-current="page"]').innerText();

/** Opens the company list and the first `count` companies, the last of them shown. */
async function opened(count: number): Promise<Page> {
  const page = await visitors.signedIn(VIEWER, LIST);
  await page.getByRole('region', { name: '公司列表' }).locator('tbody a').first().waitFor();
  for (const each of companies.slice(0, count)) await openCompany(page, each);
  return page;
}

const names = (...indexes: readonly number[]): string[] => indexes.map((index) => tabTitle(company(index)));

/** Whether a title is not cut; evaluated in the page. */
const isWhole = (element: { readonly scrollWidth: number; readonly clientWidth: number }): boolean =>
  element.scrollWidth <= element.clientWidth;

/** Whether home covers a part of a tab that is not the whole of it; evaluated in the page. */
const HALF_UNDER_HOME = `(() => {
  const tabs = document.querySelectorAll('nav[aria-label="打开的页面"] li');
  const [home, ...others] = [...tabs].map((tab) => tab.getBoundingClientRect());
  return others.some(({ left, right }) => left < home.right - 1 && right > home.right + 1);
})()`;

async function choose(page: Page, tab: string, item: string): Promise<void> {
  await tabOf(page, tab).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

describe('the open pages', () => {
  it('are in tabs that the pages name: one for a list, one for each company', async () => {
    const page = await opened(2);
    expect(await tabTitles(page)).toEqual([LIST_TITLE, ...names(0, 1)]);
    expect(await page.title()).toContain(tabTitle(company(1)));
    await tabOf(page, LIST_TITLE).click();
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: LIST_TITLE, exact: true })
      .click();
    await openCompany(page, company(0));
    expect(await tabTitles(page)).toEqual([LIST_TITLE, ...names(0, 1)]);
  });

  it('keep typed text, scroll position and row height while another is shown', async () => {
    const page = await visitors.signedIn(VIEWER, `${LIST}?size=50`);
    const list = page.getByRole('region', { name: '公司列表' });
    await list.locator('tbody a').first().waitFor();
    await page.getByRole('button', { name: '行高' }).click();
    await page.getByRole('menuitem', { name: '宽松' }).click();
    await page.locator('.c-table[data-density="loose"]').waitFor();
    await page.getByLabel('代码、简称或拼音首字母').fill('还没查');
    const place = page.getByRole('main');
    await place.evaluate((element) => {
      element.scrollTop = 640;
    });
    await openCompany(page, company(0));
    expect(await place.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await tabOf(page, LIST_TITLE).click();
    await list.waitFor();
    await eventually(
      () => place.evaluate(({ scrollTop }) => scrollTop),
      (offset) => offset === 640,
    );
    expect(await page.getByLabel('代码、简称或拼音首字母').inputValue()).toBe('还没查');
    expect(await list.getAttribute('data-density')).toBe('loose');
    expect(new URL(page.url()).search).toBe('?size=50');
  });

  it('beyond six are drawn again from their address', async () => {
    const page = await visitors.signedIn(VIEWER, `${LIST}?search=${company(0).code}&page=0`);
    const list = page.getByRole('region', { name: '公司列表' });
    await list.getByRole('link', { name: company(0).name }).waitFor();
    const field = page.getByLabel('代码、简称或拼音首字母');
    await field.fill('还没查');
    for (const each of companies.slice(0, 7)) await openCompany(page, each);
    await tabOf(page, LIST_TITLE).click();
    await list.getByRole('link', { name: company(0).name }).waitFor();
    expect(await tableLines(list).count()).toBe(1);
    expect(await field.inputValue()).toBe(company(0).code);
  });

  it('survive a reload, the shown one first', async () => {
    const page = await opened(3);
    await tabOf(page, tabTitle(company(1))).click();
    await page.reload();
    await page.locator('.c-strip-name', { hasText: company(1).name }).waitFor();
    expect(await tabTitles(page)).toEqual([LIST_TITLE, ...names(0, 1, 2)]);
    expect(await shown(page)).toBe(tabTitle(company(1)));
    await tabOf(page, tabTitle(company(2))).click();
    await page.locator('.c-strip-name:visible', { hasText: company(2).name }).waitFor();
  });

  it('follow the browser’s own steps back and forward', async () => {
    const page = await opened(2);
    await page.goBack();
    await eventually(
      () => shown(page),
      (title) => title === tabTitle(company(0)),
    );
    await page.goBack();
    await page.getByRole('region', { name: '公司列表' }).waitFor();
    expect(await shown(page)).toBe(LIST_TITLE);
    await page.goForward();
    await page.locator('.c-strip-name:visible', { hasText: company(0).name }).waitFor();
    expect(await tabTitles(page)).toEqual([LIST_TITLE, ...names(0, 1)]);
  });

  it('are opened by a direct link under the name of the company', async () => {
    const page = await visitors.signedIn(VIEWER, detailPath(company(4)));
    await tabOf(page, tabTitle(company(4))).waitFor();
    expect(await tabTitles(page)).toEqual(names(4));
  });

  it('are at most sixteen: the one not looked at for longest is closed', async () => {
    const page = await opened(17);
    const titles = await tabTitles(page);
    expect(titles).toHaveLength(16);
    expect(titles).toEqual(companies.slice(1, 17).map(tabTitle));

    // The shown one is in view and whole, home is beside it, and the others show their codes.
    const nav = page.getByRole('navigation', { name: '打开的页面' });
    const inView = async (name: string): Promise<boolean> => {
      const [place, tab] = [await nav.boundingBox(), await nav.getByRole('link', { name }).boundingBox()];
      return place !== null && tab !== null && tab.x >= place.x && tab.x + tab.width <= place.x + place.width;
    };
    expect(await inView('首页')).toBe(true);
    for (const key of ['9', '4']) {
      await page.keyboard.press(`Control+${key}`);
      await eventually(
        () => nav.locator('[aria-current="page"] .shell-page-tabs-title').evaluate(isWhole),
        (whole) => whole,
      );
      expect(await inView(await shown(page))).toBe(true);
      expect(await page.evaluate<boolean>(HALF_UNDER_HOME)).toBe(false);
    }
    expect(await shown(page)).toBe(tabTitle(company(3)));
    await page.setViewportSize({ width: 1024, height: 720 });
    await eventually(
      async () => inView(await shown(page)),
      (seen) => seen,
    );

    // From its place at the end to the front, the row scrolling along.
    await page.keyboard.press('Control+9');
    const last = await tabOf(page, tabTitle(company(16))).boundingBox();
    const home = await tabOf(page, '首页').boundingBox();
    if (!last || !home) throw new Error('a tab is not in view');
    const y = last.y + last.height / 2;
    await page.mouse.move(last.x + 20, y);
    await page.mouse.down();
    await page.mouse.move(home.x + home.width + 10, y, { steps: 8 });
    // In view means behind home: a tab that is partly under it would take the dragged one on its other side.
    await eventually(
      async () => (await tabOf(page, tabTitle(company(1))).boundingBox())?.x ?? 0,
      (x) => x >= home.x + home.width,
    );
    await page.mouse.up();
    await eventually(
      () => tabTitles(page),
      (now) =>
        now.join() ===
        [16, ...Array.from({ length: 15 }, (_, at) => at + 1)].flatMap((at) => names(at)).join(),
    );
    expect(await shown(page)).toBe(tabTitle(company(16)));
  });
});

describe('a tab', () => {
  it('is dragged to another place, and pinned from its menu, also for a reload', async () => {
    const page = await opened(2);
    const order = (...titles: readonly string[]): Promise<unknown> =>
      eventually(
        () => tabTitles(page),
        (now) => now.join() === titles.join(),
      );
    await tabOf(page, tabTitle(company(1))).dragTo(tabOf(page, LIST_TITLE), {
      targetPosition: { x: 4, y: 10 },
    });
    await order(...names(1), LIST_TITLE, ...names(0));
    await choose(page, tabTitle(company(0)), '固定');
    await order(...names(0, 1), LIST_TITLE);
    await page.reload();
    await order(...names(0, 1), LIST_TITLE);
    expect(await page.getByRole('button', { name: `关闭 ${tabTitle(company(0))}` }).count()).toBe(0);
  });

  it('closes by its button, the middle button and Delete, and shows the one used before', async () => {
    const page = await opened(3);
    await page.getByRole('button', { name: `关闭 ${tabTitle(company(2))}` }).click();
    expect(await shown(page)).toBe(tabTitle(company(1)));
    await tabOf(page, tabTitle(company(0))).click({ button: 'middle' });
    expect(await tabTitles(page)).toEqual([LIST_TITLE, ...names(1)]);
    await tabOf(page, tabTitle(company(1))).focus();
    await page.keyboard.press('Delete');
    expect(await tabTitles(page)).toEqual([LIST_TITLE]);
    expect(new URL(page.url()).pathname).toBe(LIST);
    await page.getByRole('button', { name: `关闭 ${LIST_TITLE}` }).click();
    expect(await tabTitles(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('offers to close itself, the others, those right of it and all', async () => {
    const page = await opened(4);
    await choose(page, tabTitle(company(2)), '关闭右侧');
    expect(await tabTitles(page)).toEqual([LIST_TITLE, ...names(0, 1, 2)]);
    await choose(page, tabTitle(company(0)), '关闭');
    expect(await tabTitles(page)).toEqual([LIST_TITLE, ...names(1, 2)]);
    await tabOf(page, tabTitle(company(2))).click({ button: 'right' });
    expect(await page.getByRole('menuitem', { name: '关闭右侧' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await choose(page, tabTitle(company(1)), '关闭其他');
    expect(await tabTitles(page)).toEqual(names(1));
    expect(await shown(page)).toBe(tabTitle(company(1)));
    await choose(page, tabTitle(company(1)), '关闭全部');
    expect(await tabTitles(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('is reached, chosen and closed with the keyboard alone', async () => {
    const page = await opened(2);
    await tabOf(page, LIST_TITLE).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: '公司列表' }).waitFor();
    // After the list's own closing button comes the next tab.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe(tabTitle(company(0)));
    await page.keyboard.press('Enter');
    await eventually(
      () => shown(page),
      (title) => title === tabTitle(company(0)),
    );
    await page.getByRole('button', { name: '全部页签' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu', { name: '全部页签' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(
      () => shown(page),
      (title) => title === tabTitle(company(1)),
    );
    await tabOf(page, tabTitle(company(1))).focus();
    await page.keyboard.press('Delete');
    expect(await tabTitles(page)).toEqual([LIST_TITLE, ...names(0)]);
    // The pointer stays on the row.
    expect(
      await page.evaluate("document.activeElement.closest('nav')?.getAttribute('aria-label') ?? null"),
    ).toBe('打开的页面');
  });
});

describe('the open pages of a user', () => {
  const setAuthorities = async ({ id }: Person, authorities: readonly string[]): Promise<void> => {
    const [user] = await rows<{ version: number }>('SELECT version FROM {access}.user WHERE id = ?', [id]);
    await people.admin.post('/api/sysUser/updatePermission', { id, authorities, version: user?.version });
  };

  it('are not restored where the right to them was removed', async () => {
    const person = await people.inserted({ authorities: READS });
    const page = await visitors.signedIn(person, LIST);
    await openCompany(page, company(0));
    await setAuthorities(person, ['gssjk', 'gssjk_gn']);
    await page.goto('/');
    await tabOf(page, LIST_TITLE).waitFor();
    expect(await tabTitles(page)).toEqual([LIST_TITLE]);
    await page.goto(detailPath(company(0)));
    await page.getByText('抱歉，您没有权限访问该页面').waitFor();
    expect(await tabTitles(page)).toEqual([LIST_TITLE]);
  });

  it('are not shown to the next user in the same browser tab', async () => {
    const [first, second] = [
      await people.inserted({ authorities: READS }),
      await people.inserted({ authorities: READS }),
    ];
    const page = await visitors.signedIn(first, LIST);
    await openCompany(page, company(0));
    await page.getByRole('button', { name: new RegExp(first.realName) }).click();
    await page.getByRole('menuitem', { name: '退出' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/\/login/);
    await page.goto('/login');
    await fillSignIn(page, second);
    await page.getByRole('button', { name: new RegExp(second.realName) }).waitFor();
    expect(await tabTitles(page)).toEqual([]);
    await page.getByText('暂无访问记录').waitFor();
  });
});
