import type { Locator, Page } from 'playwright-core';
import { auditLines } from '../support/suite/audit-lines.ts';
import { answersWith, directCall, fillSignIn, leadsToLogin } from '../support/browser/browser.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const SESSIONS = '/profile?tab=sessions';

const lines = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** The number of a user's sessions that are open in the database. */
async function standing({ id }: Person): Promise<number> {
  const [row] = await rows<{ n: number }>(
    'SELECT COUNT(*) AS n FROM {access}.user_session WHERE user_id = ? AND ended_at IS NULL',
    [id],
  );
  return row?.n ?? -1;
}

const isOver = (page: Page): Promise<number> => answersWith(page, '/api/sysUser/getUserAll', 401);

const tab = (page: Page): Locator => page.getByRole('tab', { name: '第三方账号' });

/** Expects that the next call of a profile page whose session was ended leads to the login page. */
async function expectLogin(page: Page): Promise<void> {
  await isOver(page);
  await leadsToLogin(page, tab(page), /\/login\?redirect=%2Fprofile/);
}

describe('the sessions of a user', () => {
  it('shows each browser with where and how it signed in, and marks its own', async () => {
    const person = await people.person();
    await visitors.signedIn(person);
    const page = await visitors.signedIn(person, SESSIONS);
    await lines(page).nth(1).waitFor();
    expect(await lines(page).count()).toBe(2);
    const texts = await lines(page).allInnerTexts();
    expect(texts.filter((text) => text.includes('当前'))).toHaveLength(1);
    for (const text of texts) expect(text).toMatch(/Chrom.*账号密码/s);
    expect(await standing(person)).toBe(2);
  });

  it('ends another browser, whose next call leads to the login page', async () => {
    const person = await people.person();
    const other = await visitors.signedIn(person, '/profile');
    await tab(other).waitFor();
    const page = await visitors.signedIn(person, SESSIONS);
    await lines(page).filter({ hasNotText: '当前' }).getByRole('button').click();
    await page.getByText('该登录会话已退出').waitFor();
    await lines(page).nth(1).waitFor({ state: 'detached' });
    expect(await standing(person)).toBe(1);
    expect((await directCall(page, '/api/sysUser/getUserAll')).status).toBe(200);
    expect((await auditLines(person.username)).at(-1)?.action).toBe('access.end-session');
    await expectLogin(other);
    await fillSignIn(other, person);
    await other.waitForURL('**/profile**');
    await tab(other).waitFor();
  });

  it('ends all the others after asking, and keeps its own', async () => {
    const person = await people.person();
    const others = [await visitors.signedIn(person), await visitors.signedIn(person)];
    const page = await visitors.signedIn(person, SESSIONS);
    const button = page.getByRole('button', { name: '退出其他会话' });
    await lines(page).nth(2).waitFor();
    await button.click();
    await page.getByText('其余 2 个登录会话将立即退出，当前会话不受影响，是否继续?').waitFor();
    await page.getByRole('button', { name: '取消' }).click();
    expect(await standing(person)).toBe(3);
    await button.click();
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByText('已退出 2 个其他登录会话').waitFor();
    await lines(page).nth(1).waitFor({ state: 'detached' });
    expect(await button.isDisabled()).toBe(true);
    for (const other of others) await isOver(other);
    expect((await directCall(page, '/api/sysUser/getUserAll')).status).toBe(200);
  });

  it('cannot end sessions of another user', async () => {
    const [person, stranger] = [await people.person(), await people.person()];
    const theirs = await visitors.signedIn(stranger);
    const [session] = await rows<{ id: number }>(
      'SELECT id FROM {access}.user_session WHERE user_id = ? AND ended_at IS NULL',
      [stranger.id],
    );
    const page = await visitors.signedIn(person);
    const answer = await page.request.post('/api/blade-user/sessions/end', {
      data: { id: session?.id },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(404);
    expect((await directCall(theirs, '/api/sysUser/getUserAll')).status).toBe(200);
    expect(await standing(stranger)).toBe(1);
  });

  it.each([
    { who: 'who signs a user out', path: '/api/sysUser/sessions/end', more: {} },
    { who: 'who disables a user', path: '/api/sysUser/updateStatus', more: { status: 0 } },
  ])('end by an administrator $who', async ({ path, more }) => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile');
    await tab(page).waitFor();
    await people.admin.post(path, { id: person.id, ...more });
    await expectLogin(page);
    expect(await standing(person)).toBe(0);
  });
});
