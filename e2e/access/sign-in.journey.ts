import type { Page } from 'playwright-core';
import { auditLines } from '../support/suite/audit-lines.ts';
import { ADMIN, consoleShown, fillSignIn } from '../support/browser/browser.ts';
import { letSay, pictureAfter } from '../support/people/captcha.ts';
import { eventually } from '../support/suite/eventually.ts';
import { forgetTries } from '../support/suite/limits.ts';
import { stage } from '../support/people/stage.ts';
import { rows, SUITE } from '../support/suite/suite.ts';

const { visitors, people } = stage();
beforeEach(() => forgetTries('sign-in-network', 'captcha-pictures'));

const infoStatus = async (page: Page): Promise<number> =>
  (await page.request.get('/api/blade-user/info')).status();
const WRONG = 'Wrong#2026';

describe('signing in and out', () => {
  it('sends a stranger to the form and on to the page they asked for', async () => {
    const page = await visitors.visitor();
    await page.goto('/edatabase/digitalecology?search=60');
    await page.waitForURL(/\/login\?redirect=/);
    await fillSignIn(page, ADMIN);
    await page.waitForURL('**/edatabase/digitalecology?search=60');
    await page.getByRole('region', { name: '公司列表' }).waitFor();
  });

  it('asks before leaving, ends the session on the server and records both', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person);
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: new RegExp(person.realName) }).click();
    await page.getByRole('menuitem', { name: '退出' }).click();
    await page.getByText('是否退出系统, 是否继续?').waitFor();
    await page.getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/\/login/);
    // The old cookies, restored by a thief, give no access.
    await page.context().addCookies(cookies);
    expect(await infoStatus(page)).toBe(401);
    const audit = await auditLines(person.username);
    expect(audit.slice(-2).map(({ action }) => action)).toEqual(['access.sign-in', 'access.sign-out']);
  });

  it('ends the session on the server even after the access token ran out', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person);
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: 'access_token' });
    await page.getByRole('button', { name: new RegExp(person.realName) }).click();
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
});

describe('the account form', () => {
  it('says what is missing or cannot be a password before asking the server', async () => {
    const page = await visitors.visitor();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/blade-auth/login')) asked += 1;
    });
    await page.goto('/login');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('请输入用户名').waitFor();
    await page.getByText('请输入密码').waitFor();
    await page.getByLabel('用户名', { exact: true }).fill('somebody');
    for (const unfit of ['short#1', '12345678', 'onlyletters', `long#1${'x'.repeat(30)}`]) {
      await page.getByLabel('密码', { exact: true }).fill(unfit);
      expect(await page.getByText('请输入8-30位').count()).toBe(0);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByText('请输入8-30位且包含数字大小写字母和一个特殊字符').waitFor();
    }
    expect(asked).toBe(0);
  });

  it('answers a wrong password and an unknown user alike, and lets no one in', async () => {
    const { username: known } = await people.person();
    for (const username of [known, `nobody${Date.now()}`]) {
      const page = await visitors.visitor();
      await page.goto('/login');
      await fillSignIn(page, { username, password: WRONG });
      await page.getByText('用户名或密码错误').waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      expect(await infoStatus(page)).toBe(401);
    }
  });

  it('reports a tenant that does not exist, and an account that was disabled', async () => {
    const person = await people.person();
    const page = await visitors.visitor();
    await page.goto('/login');
    await fillSignIn(page, { ...person, tenantId: '999999' });
    await page.getByText('租户不存在或已停用').waitFor();
    await people.admin.post('/api/sysUser/updateStatus', { id: person.id, status: 0 });
    await fillSignIn(page, person);
    await page.getByText('账号已停用，请联系管理员').waitFor();
    expect(await infoStatus(page)).toBe(401);
  });

  it('keeps the user name when asked to, and forgets it otherwise', async () => {
    const person = await people.person();
    const page = await visitors.visitor();
    const name = page.getByLabel('用户名', { exact: true });
    const keeps = page.getByLabel('记住用户名');
    await page.goto('/login');
    expect(await keeps.isChecked()).toBe(false);
    await keeps.check();
    await fillSignIn(page, person);
    await consoleShown(page);
    await page.context().clearCookies();
    await page.goto('/login');
    expect([await name.inputValue(), await keeps.isChecked()]).toEqual([person.username, true]);
    await keeps.uncheck();
    await fillSignIn(page, person);
    await consoleShown(page);
    await page.context().clearCookies();
    await page.goto('/login');
    expect([await name.inputValue(), await keeps.isChecked()]).toEqual(['', false]);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'stays on its own origin when it is to lead to %s',
    async (redirect) => {
      const page = await visitors.visitor();
      await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
      await fillSignIn(page, await people.person());
      await consoleShown(page);
      expect(page.url()).toBe(`${new URL(SUITE.url).origin}/`);
    },
  );

  it('shows the error of a failed redirect once and takes it out of the address', async () => {
    const page = await visitors.visitor();
    await page.goto(`/login?error=${encodeURIComponent('第三方登录已取消')}`);
    await page.getByText('第三方登录已取消').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await page.getByLabel('用户名', { exact: true }).waitFor();
    expect(await page.getByText('第三方登录已取消').count()).toBe(0);
  });

  it('knows the tenant by the domain, names it and asks for no number', async () => {
    const { hostname, port } = new URL(SUITE.url);
    const domain = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    const ofTenant = `SELECT real_name AS realName FROM {access}.user WHERE username = 'other' AND tenant_id = '100001'`;
    const [other] = await rows<{ realName: string }>(ofTenant);
    await rows('REPLACE INTO {access}.tenant_domain (domain, tenant_id) VALUES (?, ?)', [domain, '100001']);
    try {
      const page = await visitors.visitor();
      await page.goto(`http://${domain}:${port}/login`);
      await page.getByText('演示租户二').waitFor();
      expect(await page.getByLabel('租户编号').count()).toBe(0);
      await page.getByLabel('用户名', { exact: true }).fill('other');
      await page.getByLabel('密码', { exact: true }).fill('Other#2026');
      await page.getByLabel('密码', { exact: true }).press('Enter');
      await page.getByRole('button', { name: new RegExp(other?.realName ?? '?') }).waitFor();
      const info = await (await page.request.get(`http://${domain}:${port}/api/blade-user/info`)).json();
      expect(info).toMatchObject({ result: { username: 'other', tenantId: '100001' } });
    } finally {
      await rows('DELETE FROM {access}.tenant_domain WHERE domain = ?', [domain]);
    }
  });
});

describe('guessing passwords', () => {
  const field = (page: Page) => page.getByLabel('图形验证码', { exact: true });
  const submit = (page: Page) => page.getByLabel('密码', { exact: true }).press('Enter');

  /** Types three wrong passwords; returns the id of the captcha that follows. */
  async function threeWrong(page: Page, username: string): Promise<string> {
    await page.goto('/login');
    for (let n = 0; n < 2; n += 1) {
      const answered = page.waitForResponse('**/blade-auth/login');
      await fillSignIn(page, { username, password: WRONG });
      await answered;
      await page.getByText('用户名或密码错误').waitFor();
      expect(await field(page).count()).toBe(0);
    }
    return pictureAfter(page, () => fillSignIn(page, { username, password: WRONG }));
  }

  it('requires a captcha after three failures, and checks no password without the right one', async () => {
    const person = await people.person();
    const page = await visitors.visitor();
    const before = (await auditLines(person.username)).length;
    await threeWrong(page, person.username);
    await page.getByLabel('密码', { exact: true }).fill(person.password);
    await submit(page);
    await page.getByText('请输入图形验证码').waitFor();

    const second = await pictureAfter(page, () => page.getByTitle('换一张').click());
    await letSay(second, 'WX34');
    await field(page).fill('WX43');
    const third = await pictureAfter(page, () => submit(page));
    await page.getByText('图形验证码错误或已过期，请重新输入').waitFor();
    expect([await field(page).inputValue(), await infoStatus(page)]).toEqual(['', 401]);
    expect(third).not.toBe(second);

    await letSay(third, 'AC79');
    await field(page).fill('ac79');
    await submit(page);
    await consoleShown(page);
    const lines = (await auditLines(person.username)).slice(before);
    expect(lines.map(({ action, reason }) => reason ?? action)).toEqual([
      ...['password', 'password', 'password', 'captcha'],
      'access.sign-in',
    ]);
  });

  it('requires a captcha on a page that has seen no failure as well, because the server counts', async () => {
    const person = await people.person();
    await threeWrong(await visitors.visitor(), person.username);
    const page = await visitors.visitor();
    await page.goto('/login');
    const picture = await pictureAfter(page, () => fillSignIn(page, person));
    await page.getByText('请输入图形验证码').waitFor();
    await letSay(picture, 'WX34');
    await field(page).fill('WX34');
    await submit(page);
    await consoleShown(page);
  });

  it('is blocked for a while after five failures, counting down, even with the right password', async () => {
    const person = await people.person();
    const page = await visitors.visitor();
    let picture = await threeWrong(page, person.username);
    for (let n = 0; n < 2; n += 1) {
      await letSay(picture, 'WX34');
      await field(page).fill('WX34');
      picture = await pictureAfter(page, () => fillSignIn(page, { ...person, password: WRONG }));
    }
    await letSay(picture, 'WX34');
    await field(page).fill('WX34');
    const [answer] = await Promise.all([
      page.waitForResponse('**/blade-auth/login'),
      fillSignIn(page, person),
    ]);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(600);

    const alert = page.getByText(/^登录失败次数过多，请 \d+ 秒后再试$/);
    const seconds = async (): Promise<number> => Number(/\d+/.exec(await alert.innerText())?.[0]);
    const first = await seconds();
    expect(first).toBeGreaterThan(600);
    await eventually(seconds, (now) => now < first);
    expect(await page.getByRole('button', { name: '登录', exact: true }).isDisabled()).toBe(true);
    expect(await infoStatus(page)).toBe(401);
    // Another user's attempts are counted separately.
    const other = await visitors.signedIn(await people.person());
    expect(await infoStatus(other)).toBe(200);
  });
});
