import type { Locator, Page } from 'playwright-core';
import { auditLines } from '../support/suite/audit-lines.ts';
import { answersWith, consoleShown, directCall, fillSignIn } from '../support/browser/browser.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const { visitors, people } = stage();

const COMPANIES = '/edatabase/digitalecology?search=60';
const OWN_CALL = '/api/sysUser/getUserAll';
/** Calls of three services. */
const DATA_CALLS = [OWN_CALL, '/api/dataCorp/pageSelectTableList', '/api/ai/overview'];
const WRONG = 'Wrong#2026';

const screenOf = (page: Page): Locator => page.getByRole('dialog', { name: '会话已锁定' });
const gone = (page: Page): Promise<void> => screenOf(page).waitFor({ state: 'detached' });

async function lock(page: Page): Promise<void> {
  await page.getByRole('button', { name: '锁屏', exact: true }).click();
  await screenOf(page).waitFor();
}

async function tryPassword(page: Page, password: string): Promise<void> {
  const field = screenOf(page).getByLabel('锁屏密码');
  await field.fill(password);
  await field.press('Enter');
}

const lockedOnServer = async (page: Page): Promise<boolean> =>
  ((await directCall(page, '/api/blade-user/info')).body.result as { locked: boolean }).locked;

const lastActions = async ({ username }: Person, count: number): Promise<string[]> =>
  (await auditLines(username)).slice(-count).map(({ action }) => action);

describe('the lock', () => {
  it('stops every service, and returns the page as it was', async () => {
    const person = await people.person({ authorities: ['gssjk_gn'] });
    const page = await visitors.signedIn(person, COMPANIES);
    const field = page.getByPlaceholder('代码、简称或拼音首字母');
    await field.fill('还没有查询的文字');
    const title = await page.title();
    await lock(page);
    expect([new URL(page.url()).search, await page.title()]).toEqual([
      '?search=60',
      expect.stringContaining('已锁定'),
    ]);
    for (const path of DATA_CALLS) await answersWith(page, path, 423);

    // Other journeys ask for reduced motion; this one is about motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await tryPassword(page, WRONG);
    await page.locator('form[data-phase="shaking"]').waitFor();
    await page.getByText('解锁密码错误,请重新输入').waitFor();
    await page.getByText('还可尝试 4 次').waitFor();
    expect(await lockedOnServer(page)).toBe(true);

    await tryPassword(page, person.password);
    await gone(page);
    expect([await field.inputValue(), await page.title()]).toEqual(['还没有查询的文字', title]);
    for (const path of DATA_CALLS.slice(0, 2)) await answersWith(page, path, 200);
    expect(await lastActions(person, 3)).toEqual(['access.lock', 'access.unlock-failed', 'access.unlock']);
  });

  it('survives a reload, which shows nothing but the lock', async () => {
    const person = await people.person({ authorities: ['gssjk_gn'] });
    const page = await visitors.signedIn(person, COMPANIES);
    await tableLines(page).first().waitFor();
    await lock(page);
    for (const path of DATA_CALLS) await answersWith(page, path, 423);
    const answered: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/dataCorp/') && response.ok()) answered.push(response.url());
    });
    await page.reload();
    await screenOf(page).waitFor();
    await page.getByText(person.realName).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    expect(await screenOf(page).isVisible()).toBe(true);
    expect(answered).toEqual([]);
    await tryPassword(page, person.password);
    await gone(page);
    await page.getByRole('region', { name: '公司列表' }).waitFor();
    expect(page.url()).toContain(COMPANIES);
  });

  it('locks every tab of the browser, and unlocks every tab', async () => {
    const person = await people.person();
    const first = await visitors.signedIn(person);
    const second = await first.context().newPage();
    await second.goto('/profile');
    await consoleShown(second);
    await lock(first);
    await screenOf(second).waitFor();
    await tryPassword(second, person.password);
    await gone(second);
    await gone(first);
    expect(await lockedOnServer(first)).toBe(false);
  });

  it('leaves another browser of the same user alone', async () => {
    const person = await people.person();
    const [here, there] = [await visitors.signedIn(person), await visitors.signedIn(person)];
    await lock(here);
    expect([await lockedOnServer(here), await lockedOnServer(there)]).toEqual([true, false]);
    expect((await directCall(there, OWN_CALL)).status).toBe(200);
  });

  it('appears where a session was locked from elsewhere, at the next call', async () => {
    const page = await visitors.signedIn(await people.person(), '/profile');
    const origin = new URL(page.url()).origin;
    await page.request.post('/api/blade-auth/lock', { data: {}, headers: { origin } });
    // Not a click: a call that the page makes by itself may have shown the lock over it already.
    await page.getByRole('tab', { name: '登录会话' }).dispatchEvent('click');
    await screenOf(page).waitFor();
  });

  it('ends the session after five wrong passwords, and leads back after signing in', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile?tab=preferences');
    await lock(page);
    for (let tries = 4; tries > 0; tries -= 1) {
      await tryPassword(page, WRONG);
      await page.getByText(`还可尝试 ${tries} 次`).waitFor();
    }
    await tryPassword(page, WRONG);
    await page.getByText('解锁密码连续输错 5 次，请重新登录').waitFor();
    expect((await page.request.get('/api/blade-user/info')).status()).toBe(401);
    expect(await lastActions(person, 6)).toEqual([
      'access.lock',
      ...Array.from({ length: 5 }, () => 'access.unlock-failed'),
    ]);
    await fillSignIn(page, person);
    await page.waitForURL('**/profile?tab=preferences');
    await consoleShown(page);
  });

  it('counts wrong passwords across a reload', async () => {
    const page = await visitors.signedIn(await people.person());
    await lock(page);
    await tryPassword(page, WRONG);
    await page.getByText('还可尝试 4 次').waitFor();
    await page.reload();
    await page.getByText('还可尝试 4 次').waitFor();
  });

  it('lets a user who has forgotten the password sign out', async () => {
    const page = await visitors.signedIn(await people.person());
    const cookies = await page.context().cookies();
    await lock(page);
    await page.getByRole('button', { name: '退出登录' }).click();
    await screenOf(page).getByText('是否退出系统, 是否继续?').waitFor();
    await screenOf(page).getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/\/login/);
    await page.context().addCookies(cookies);
    expect((await page.request.get('/api/blade-user/info')).status()).toBe(401);
  });

  it('appears by itself after the chosen minutes without input, and not before', async () => {
    const person = await people.person();
    const self = await httpSignIn(person);
    await self.post('/api/blade-user/preferences', { autoLockMinutes: 5 });
    await self.leave();
    const page = await visitors.visitor();
    await visitors.takeClock(page);
    await page.goto('/login');
    await fillSignIn(page, person);
    await consoleShown(page);
    await page.clock.fastForward('04:00');
    await page.mouse.move(300, 300);
    await page.clock.fastForward('04:30');
    expect(await lockedOnServer(page)).toBe(false);
    await page.clock.fastForward('00:40');
    await screenOf(page).waitFor();
    // The screen is covered first, then the session is locked.
    await answersWith(page, OWN_CALL, 423);
    expect(await lockedOnServer(page)).toBe(true);
    await tryPassword(page, person.password);
    await gone(page);
    expect(await lastActions(person, 2)).toEqual(['access.lock', 'access.unlock']);
  });
});
