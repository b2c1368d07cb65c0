import type { Page } from 'playwright-core';
import { auditLines } from '../support/suite/audit-lines.ts';
import { consoleShown } from '../support/browser/browser.ts';
import { accessTokenOf, agreeAs, refuseThere } from '../support/people/identity-provider.ts';
import { forgetTries } from '../support/suite/limits.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();
beforeEach(() => forgetTries('oauth-tries', 'oauth-begins'));

const FAILED = '第三方登录失败，请重新发起';
const IDENTITIES = '/profile?tab=identities';
/** An account at the provider that belongs to this user alone. */
const subjectOf = ({ username }: Person): string => `at-${username}`;

interface Bound {
  readonly source: string;
  readonly externalId: string;
}
const boundTo = ({ id }: Person): Promise<Bound[]> =>
  rows<Bound>(
    'SELECT source, external_id AS externalId FROM {access}.user_identity WHERE user_id = ? ORDER BY id',
    [id],
  );

/** From the profile page to the provider's, with the password. */
async function leaveToBind(page: Page, title: string, { password }: Person): Promise<void> {
  await page.getByRole('button', { name: `绑定${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: '前往绑定' }).click();
}

/** Binds an account of the provider on the profile page, which the journey ends on. */
async function bind(page: Page, title: string, person: Person, subject = subjectOf(person)): Promise<void> {
  await page.goto(IDENTITIES);
  await leaveToBind(page, title, person);
  await agreeAs(page, subject);
  await page.waitForURL(`**${IDENTITIES}`);
  await page.getByRole('button', { name: `解除${title}的绑定` }).waitFor();
}

/** From the login page to the provider's. */
async function leaveFor(page: Page, title: string, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: '身份提供方' }).waitFor();
}

/** Expects that the addresses of a sign-in keep no secrets, on this page or on earlier ones. */
async function expectCleanHistory(page: Page): Promise<void> {
  const secret = /[?&](code|state|access_token|error)=/;
  expect(page.url()).not.toMatch(secret);
  for (let n = 0; n < 4; n += 1) {
    await page.goBack().catch(() => null);
    // The provider's own page was opened with a state: its address is not the console's.
    if (!new URL(page.url()).pathname.endsWith('/authorize')) expect(page.url()).not.toMatch(secret);
  }
}

/** The address the provider sends the browser back to, without the console receiving it. */
async function unusedReturn(page: Page, subject: string): Promise<string> {
  await page.route('**/blade-auth/oauth/login', (route) => route.abort());
  const back = page.waitForRequest('**/oauth/redirect/**');
  await agreeAs(page, subject);
  await page.getByText('网络连接失败，请检查网络后重试').waitFor();
  await page.unroute('**/blade-auth/oauth/login');
  return (await back).url();
}

const isIn = async (page: Page): Promise<boolean> =>
  (await page.request.get('/api/blade-user/info')).status() === 200;

describe('signing in by a third party', () => {
  it('sends an account that no user has bound back with the reason', async () => {
    const page = await visitors.visitor();
    await leaveFor(page, '统一认证');
    await agreeAs(page, `nobody-${Date.now()}`);
    await page.getByText('该统一认证账号尚未绑定用户，请先用账号登录，再到个人资料中绑定').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await isIn(page)).toBe(false);
    await expectCleanHistory(page);
  });

  it.each([
    { title: '统一认证', source: 'sso', externalId: (subject: string) => subject },
    { title: 'QQ', source: 'qq', externalId: (subject: string) => `QQ-${subject}` },
  ])('opens the console for a $title account bound on the profile page', async (provider) => {
    const { title, source, externalId } = provider;
    const person = await people.person();
    const subject = subjectOf(person);
    await bind(await visitors.signedIn(person), title, person);
    expect(await boundTo(person)).toEqual([{ source, externalId: externalId(subject) }]);
    await visitors.leave();

    const page = await visitors.visitor();
    await leaveFor(page, title, `/login?redirect=${encodeURIComponent('/profile?tab=sessions')}`);
    await agreeAs(page, subject);
    await page.waitForURL('**/profile?tab=sessions');
    await page.getByRole('row', { name: new RegExp(`${title}.*当前`) }).waitFor();
    await page.getByRole('button', { name: new RegExp(person.realName) }).waitFor();
    const actions = (await auditLines(person.username)).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(['access.bind-identity', 'access.sign-in']);
    await expectCleanHistory(page);
  });

  it('keeps one account of a third party to one user, and frees it when it is unbound', async () => {
    const [first, second] = [await people.person(), await people.person()];
    const subject = subjectOf(first);
    const page = await visitors.signedIn(first);
    await bind(page, '统一认证', first);
    const other = await visitors.signedIn(second, IDENTITIES);
    await leaveToBind(other, '统一认证', second);
    await agreeAs(other, subject);
    await other.getByText('该统一认证账号已绑定其他用户').waitFor();
    expect(await boundTo(second)).toEqual([]);

    await page.getByRole('button', { name: '解除统一认证的绑定' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('登录密码', { exact: true }).fill('Wrong#2026');
    await dialog.getByRole('button', { name: '解除', exact: true }).click();
    await dialog.getByText('登录密码不正确').waitFor();
    await dialog.getByLabel('登录密码', { exact: true }).fill(first.password);
    await dialog.getByRole('button', { name: '解除', exact: true }).click();
    await page.getByRole('button', { name: '绑定统一认证', exact: true }).waitFor();
    expect(await boundTo(first)).toEqual([]);
    await bind(other, '统一认证', second, subject);
  });

  it('goes back to the login page when the visitor refuses at the provider', async () => {
    const page = await visitors.visitor();
    await leaveFor(page, '统一认证');
    await refuseThere(page);
    await page.getByText('第三方登录已取消').waitFor();
    expect(await isIn(page)).toBe(false);
    await expectCleanHistory(page);
  });

  it('refuses a code that has been used before, and one that another browser began', async () => {
    const person = await people.person();
    const subject = subjectOf(person);
    await bind(await visitors.signedIn(person), '统一认证', person);

    const page = await visitors.visitor();
    await leaveFor(page, '统一认证');
    const address = await unusedReturn(page, subject);
    const thief = await visitors.visitor();
    await thief.goto(address);
    await thief.getByText(FAILED).waitFor();
    expect(await isIn(thief)).toBe(false);

    await page.goto(address);
    await consoleShown(page);
    await page.context().clearCookies({ name: /token/ });
    await page.goto(address);
    await page.getByText(FAILED).waitFor();
    expect(await isIn(page)).toBe(false);
  });

  it('takes code and state out of the address before it asks the server', async () => {
    const person = await people.person();
    const page = await visitors.visitor();
    await leaveFor(page, '统一认证');
    let answer: () => void = () => undefined;
    const shown = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/blade-auth/oauth/login', async (route) => {
      await shown;
      await route.continue();
    });
    await agreeAs(page, subjectOf(person));
    await page.getByText('正在登录').waitFor();
    expect(new URL(page.url()).search).toBe('');
    answer();
    await page.getByText(/尚未绑定用户/).waitFor();
  });
});

describe('signing in by a token in the address', () => {
  it('opens the console for a token that the provider issued for it', async () => {
    const person = await people.person();
    const subject = subjectOf(person);
    await bind(await visitors.signedIn(person), '统一认证', person);
    await visitors.leave();
    const page = await visitors.visitor();
    await page.goto(`/oauth-login?access_token=${await accessTokenOf(subject)}`);
    await consoleShown(page);
    await page.getByRole('button', { name: new RegExp(person.realName) }).waitFor();
    await expectCleanHistory(page);
  });

  it('asks the user who is signed in before another takes their place', async () => {
    const [person, victim] = [await people.person(), await people.person()];
    await bind(await visitors.signedIn(person), '统一认证', person);
    const page = await visitors.signedIn(victim);
    for (const answer of ['取消', '继续']) {
      await page.goto(`/oauth-login?access_token=${await accessTokenOf(subjectOf(person))}`);
      await page.getByRole('heading', { name: `${victim.realName}（${victim.username}）` }).waitFor();
      await page.getByRole('button', { name: answer }).click();
      await consoleShown(page);
      const { realName } = answer === '取消' ? victim : person;
      await page.getByRole('button', { name: new RegExp(realName) }).waitFor();
    }
    expect((await auditLines(victim.username)).at(-1)?.action).toBe('access.sign-out');
  });

  it.each([
    ['no token at all', () => Promise.resolve('nonsense')],
    [
      'a token whose signature was touched',
      async () => `${(await accessTokenOf('zhang')).slice(0, -8)}AAAAAAAA`,
    ],
  ])('refuses %s', async (_, token) => {
    const page = await visitors.visitor();
    await page.goto(`/oauth-login?access_token=${await token()}`);
    await page.getByText(FAILED).waitFor();
    expect([new URL(page.url()).pathname, await isIn(page)]).toEqual(['/login', false]);
    await expectCleanHistory(page);
  });

  it('shows the login page, and no fault, where the address has no token', async () => {
    const page = await visitors.visitor();
    await page.goto('/oauth-login');
    await page.waitForURL('**/login');
    await page.getByLabel('用户名', { exact: true }).waitFor();
    expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
  });
});
