import type { Page } from 'playwright-core';
import { ADMIN, directCall, VIEWER, Visitors } from '../support/browser/browser.ts';

const visitors = new Visitors();
afterEach(() => visitors.leave());

const allowed = async (page: Page): Promise<readonly string[]> =>
  (await directCall(page, '/api/platform/viewer-origins')).body.result as string[];

const frameSources = async (page: Page): Promise<string> => {
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  return /frame-src ([^;]*)/.exec(policy)?.[1] ?? '';
};

const view = (page: Page, src: string): Promise<unknown> =>
  page.goto(`/lab/viewer?src=${encodeURIComponent(src)}`);

const REFUSED = [
  ['javascript:alert(1)', '只能打开 https 网址'],
  ['data:text/html,<b>x</b>', '只能打开 https 网址'],
  ['http://docs.example.com/', '只能打开 https 网址'],
  ['//docs.example.com/', '网址格式不正确'],
  ['/login', '网址格式不正确'],
  ['https://reader:secret@docs.example.com/', '网址中不能带用户名或密码'],
  ['https://elsewhere.example/', '该站点不在允许列表中'],
  ['https://docs.example.com.elsewhere.example/', '该站点不在允许列表中'],
] as const;

describe('the embedded viewer', () => {
  it('may frame only the sites of the page’s own policy', async () => {
    const page = await visitors.signedIn(ADMIN, '/lab/viewer');
    const origins = await allowed(page);
    expect(await frameSources(page)).toBe(origins.length > 0 ? origins.join(' ') : "'none'");
  });

  it('frames nothing but an address of the list, and says why', async () => {
    const page = await visitors.signedIn(ADMIN, '/lab/viewer');
    const open = (await allowed(page)).length > 0;
    for (const [src, why] of REFUSED) {
      await view(page, src);
      await page.getByText(open ? why : '尚未配置可嵌入的站点').waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
    }
  });

  it('frames a listed site without the console’s own rights, and stops waiting after 3 seconds', async () => {
    const page = await visitors.signedIn(ADMIN, '/lab/viewer');
    const [origin] = await allowed(page);
    if (origin === undefined) {
      await page.getByText('尚未配置可嵌入的站点').waitFor();
      return;
    }
    // A site that does not answer.
    await page.route(`${origin}/**`, () => undefined);
    await page.getByLabel('网址', { exact: true }).fill(`${origin}/report`);
    await page.getByLabel('网址', { exact: true }).press('Enter');
    const frame = page.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toBe(`${origin}/report`);
    const rights = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
    expect(rights).toContain('allow-scripts');
    expect(rights).not.toContain('allow-same-origin');
    expect(rights.filter((right) => right.startsWith('allow-top-navigation'))).toEqual([]);
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    const bar = page.getByRole('progressbar', { name: '正在加载网页' });
    await bar.waitFor();
    await bar.waitFor({ state: 'detached', timeout: 10_000 });
    expect(new URL(page.url()).searchParams.get('src')).toBe(`${origin}/report`);
  });
});

describe('the canvas', () => {
  it('zooms by buttons, wheel and keys within its bounds, and goes back to the whole', async () => {
    const page = await visitors.signedIn(ADMIN, '/lab/canvas');
    const shown = page.getByRole('main').getByRole('status');
    const scale = async (): Promise<number> => Number.parseInt(await shown.innerText(), 10);
    const chain = page.getByRole('application', { name: '产业链示意图，可缩放和移动' });
    await chain.waitFor();
    await expectScale(page, (value) => value > 0);
    const whole = await scale();
    await page.getByRole('button', { name: '放大' }).click();
    expect(Math.abs((await scale()) - whole * 1.25)).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: '缩小' }).click();
    expect(Math.abs((await scale()) - whole)).toBeLessThanOrEqual(1);

    await chain.hover();
    await page.mouse.wheel(0, -400);
    await expectScale(page, (value) => value > whole * 2);
    await chain.focus();
    await page.keyboard.press('0');
    expect(await scale()).toBe(whole);
    await page.keyboard.press('+');
    expect(await scale()).toBeGreaterThan(whole);
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('-');
    expect(await scale()).toBe(25);
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('+');
    expect(await scale()).toBe(800);
    await page.getByRole('button', { name: '复位' }).click();
    expect(await scale()).toBe(whole);
  });

  it('is drawn again where it is dragged and moved', async () => {
    const page = await visitors.signedIn(ADMIN, '/lab/canvas');
    const chain = page.getByRole('application');
    await expectScale(page, (value) => value > 0);
    const drawn = (): Promise<string> =>
      page.locator('canvas').evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL());
    const first = await drawn();
    await chain.focus();
    await page.keyboard.press('ArrowRight');
    const moved = await drawn();
    expect(moved).not.toBe(first);
    const box = await chain.boundingBox();
    if (box === null) throw new Error('the canvas has no box');
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 230, { steps: 4 });
    await page.mouse.up();
    expect(await drawn()).not.toBe(moved);
  });
});

describe('the other demonstrations', () => {
  it('show ten fixed rows of stock allocation whose configuration adds up', async () => {
    const page = await visitors.signedIn(ADMIN, '/lab/allocation');
    const table = page.getByRole('table');
    await table.getByText('华岚精工').waitFor();
    expect(await table.locator('tbody tr').count()).toBe(10);
    const shares = await table.locator('tbody tr td:last-child').allInnerTexts();
    const total = await table.locator('tfoot td').last().innerText();
    expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBeCloseTo(Number(total), 6);
  });

  it.each([
    ['/lab/user', '用户'],
    ['/lab/risk', '风险'],
  ])('%s says that it is a placeholder', async (path, title) => {
    const page = await visitors.signedIn(ADMIN, path);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.getByText('此页面为占位，尚无功能').waitFor();
  });

  it('are for administrators alone', async () => {
    const page = await visitors.signedIn(VIEWER, '/lab/risk');
    await page.getByText('抱歉，您没有权限访问该页面').waitFor();
    const menu = page.getByRole('navigation', { name: '主菜单' });
    expect(await menu.getByRole('group', { name: '实验室' }).count()).toBe(0);
  });

  it('are in a menu group of their own', async () => {
    const page = await visitors.signedIn(ADMIN);
    const group = page.getByRole('navigation', { name: '主菜单' }).getByRole('group', { name: '实验室' });
    expect(await group.getByRole('link').allInnerTexts()).toEqual([
      '内嵌网页',
      '画布演示',
      '股票配置指标',
      '用户',
      '风险',
    ]);
  });
});

async function expectScale(page: Page, passes: (value: number) => boolean): Promise<void> {
  const shown = page.getByRole('main').getByRole('status');
  for (let tries = 0; tries < 50; tries += 1) {
    const text = (await shown.count()) === 1 ? await shown.innerText() : '';
    if (passes(Number.parseInt(text, 10))) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`the scale stayed at ${await shown.innerText()}`);
}
