import { ADMIN, fillSignIn, Visitors } from './support/browser.ts';
import { rows } from './support/suite.ts';

const visitors = new Visitors();
beforeAll(() => visitors.open());
afterEach(() => visitors.leave());
afterAll(() => visitors.close());

describe('signing in and out', () => {
  it('sends a stranger to the form and on to the page they asked for', async () => {
    const page = await visitors.visitor();
    await page.goto('/edatabase/digitalecology?search=60');
    await page.waitForURL(/\/login\?redirect=/);
    await fillSignIn(page, ADMIN);
    await page.waitForURL('**/edatabase/digitalecology?search=60');
    await page.getByRole('region', { name: '公司列表' }).waitFor();
  });

  it('says that the fields are missing before asking the server', async () => {
    const page = await visitors.visitor();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/blade-auth/login')) asked += 1;
    });
    await page.goto('/login');
    await page.getByRole('button', { name: '登录' }).click();
    await page.getByText('请输入用户名').waitFor();
    await page.getByText('请输入密码').waitFor();
    expect(asked).toBe(0);
  });

  it('answers a wrong password and an unknown user alike, and lets nobody in', async () => {
    for (const username of ['admin', `nobody${Date.now()}`]) {
      const page = await visitors.visitor();
      await page.goto('/login');
      await fillSignIn(page, { username, password: 'Wrong#2026' });
      await page.getByText('用户名或密码错误').waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      expect((await page.request.get('/api/blade-user/info')).status()).toBe(401);
    }
  });

  it('asks before leaving, ends the session on the server and records both', async () => {
    const [before] = await rows<{ id: number }>('SELECT MAX(id) AS id FROM {access}.audit_log');
    const page = await visitors.signedIn(ADMIN);
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: /系统管理员/ }).click();
    await page.getByRole('menuitem', { name: '退出' }).click();
    await page.getByText('是否退出系统, 是否继续?').waitFor();
    await page.getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/\/login/);
    // The old cookies, put back by a thief, open nothing.
    await page.context().addCookies(cookies);
    expect((await page.request.get('/api/blade-user/info')).status()).toBe(401);
    const audit = await rows<{ action: string }>(
      `SELECT action FROM {access}.audit_log WHERE username = 'admin' AND id > ? ORDER BY id`,
      [before?.id ?? 0],
    );
    expect(audit.map(({ action }) => action)).toEqual(['access.sign-in', 'access.sign-out']);
  });

  it('ends the session on the server even after the access token ran out', async () => {
    const page = await visitors.signedIn(ADMIN);
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: 'access_token' });
    await page.getByRole('button', { name: /系统管理员/ }).click();
    await page.getByRole('menuitem', { name: '退出' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/\/login/);
    await page.context().addCookies(cookies.filter(({ name }) => name === 'refresh_token'));
    const refreshed = await page.request.post('/api/blade-auth/refresh', {
      data: {},
      headers: { origin: new URL(page.url()).origin },
    });
    expect(refreshed.status()).toBe(401);
  });

  it('shows the error of a failed redirect once and takes it out of the address', async () => {
    const page = await visitors.visitor();
    await page.goto(`/login?error=${encodeURIComponent('第三方登录已取消')}`);
    await page.getByText('第三方登录已取消').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
