import { ADMIN, directCall, OTHER, VIEWER, Visitors } from '../support/browser/browser.ts';
import { rows } from '../support/suite/suite.ts';

const visitors = new Visitors();
afterEach(() => visitors.leave());

const menuTitles = (page: Awaited<ReturnType<Visitors['visitor']>>): Promise<string[]> =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link').allInnerTexts();

describe('authority', () => {
  it('shows a viewer fewer menus than an administrator', async () => {
    const admin = await menuTitles(await visitors.signedIn(ADMIN));
    const viewer = await menuTitles(await visitors.signedIn(VIEWER));
    expect(admin).toEqual(expect.arrayContaining(['公司数据库', '海外公司']));
    expect(viewer).toContain('公司数据库');
    expect(viewer).not.toContain('海外公司');
  });

  it('answers a viewer 403 on the page and on the direct call, naming what is missing', async () => {
    const page = await visitors.signedIn(VIEWER, '/overseas/company');
    await page.getByText('抱歉，您没有权限访问该页面').waitFor();
    await page.getByText('gssjk_hw').waitFor();
    const answer = await directCall(page, '/api/sysUser/authorities');
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ success: false, appCode: 'C0403' });
    expect(answer.body.appMesg).toContain('xtgl_user');
  });

  it('answers 404 for an address of no service', async () => {
    const page = await visitors.signedIn(VIEWER, '/no/such/page');
    await page.getByText('抱歉，您访问的页面不存在').waitFor();
    await page.getByRole('link', { name: '返回首页' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('tenants', () => {
  it('answers 404 for a company of another tenant, and shows none of its rows', async () => {
    const [foreign] = await rows<{ id: number }>(
      `SELECT id FROM {ecology}.company WHERE tenant_id = '000000' LIMIT 1`,
    );
    const [{ own } = { own: 0 }] = await rows<{ own: number }>(
      `SELECT COUNT(*) AS own FROM {ecology}.company WHERE tenant_id = '100001' AND deleted_at IS NULL`,
    );
    const page = await visitors.withSession(OTHER);
    const answer = await directCall(page, `/api/dataCorp/dataInfo?corpId=${foreign?.id}`);
    expect(answer.status).toBe(404);
    const list = await directCall(page, '/api/dataCorp/pageSelectTableList');
    expect(list.body.result).toMatchObject({ totalElements: own });
  });
});
