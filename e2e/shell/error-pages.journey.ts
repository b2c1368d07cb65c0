import type { Page } from 'playwright-core';
import { ADMIN, Visitors, VIEWER } from '../support/browser/browser.ts';

const visitors = new Visitors();
afterEach(() => visitors.leave());

async function backHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: '返回首页' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { name: '首页' }).waitFor({ state: 'attached' });
}

describe('the error pages', () => {
  it('403 names the authority that is missing and leads home', async () => {
    const page = await visitors.signedIn(VIEWER, '/system/users');
    await page.getByRole('heading', { name: '抱歉，您没有权限访问该页面' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('xtgl_user');
    await backHome(page);
  });

  it('404 is shown for an address of no page and leads home', async () => {
    const page = await visitors.signedIn(ADMIN, '/investment/nothing-here');
    await page.getByRole('heading', { name: '抱歉，您访问的页面不存在' }).waitFor();
    expect(await page.getByRole('navigation', { name: '打开的页面' }).getByRole('listitem').count()).toBe(1);
    await backHome(page);
  });

  it('500 keeps its address, says that the server failed and leads home', async () => {
    const page = await visitors.signedIn(VIEWER, '/500');
    await page.getByRole('heading', { name: '抱歉，服务器出错了' }).waitFor();
    await backHome(page);
  });
});
