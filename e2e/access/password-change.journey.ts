import type { Locator, Page } from 'playwright-core';
import { auditLines } from '../support/suite/audit-lines.ts';
import { answersWith, consoleShown, directCall, fillSignIn } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { faultOf } from '../support/screens/fault-of.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const PAGE = '/profile?tab=password';
const CALL = '/api/sysUser/getUserAll';
const NEW = 'Changed#2027';

interface Secrets {
  readonly passwordHash: string;
  readonly lockHash: string | null;
  readonly mustChange: number;
}

async function secrets({ id }: Person): Promise<Secrets> {
  const [row] = await rows<Secrets>(
    `SELECT password_hash AS passwordHash, lock_password_hash AS lockHash, must_change_password AS mustChange
     FROM {access}.user WHERE id = ?`,
    [id],
  );
  if (row === undefined) throw new Error(`no user ${id}`);
  return row;
}

/** Names of panels also match those of their password fields. */
const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).and(page.locator('input'));

/** Fills the three fields, sends them and returns the fault of each. */
async function change(
  page: Page,
  given: Readonly<Record<'old' | 'new' | 'again', string>>,
  oldLabel = '原密码',
): Promise<(string | null)[]> {
  const fields = [field(page, oldLabel), field(page, '新密码'), field(page, '确认密码')];
  for (const [at, text] of [given.old, given.new, given.again].entries()) await fields[at]?.fill(text);
  await page.getByRole('button', { name: '修改密码', exact: true }).click();
  return eventually(
    () => Promise.all(fields.map(faultOf)),
    (faults) => faults.some((fault) => fault !== null),
  );
}

const same = (old: string, text: string): Readonly<Record<'old' | 'new' | 'again', string>> => ({
  old,
  new: text,
  again: text,
});

describe('a new password', () => {
  it('is refused with its reason beside the field, and the old one stays', async () => {
    const person = await people.person();
    const { username, password } = person;
    const page = await visitors.signedIn(person, PAGE);
    const before = await secrets(person);
    const weak = '密码为8-30位，须含字母及数字或符号';
    expect(await change(page, { old: '', new: '', again: '' })).toEqual([
      ...['该项为必填项', '该项为必填项', '该项为必填项，请再次输入密码'],
    ]);
    expect(await change(page, same(password, 'short#1'))).toEqual([null, weak, null]);
    expect(await change(page, same(password, 'letterslonely'))).toEqual([null, weak, null]);
    expect(await change(page, same(password, username))).toEqual([null, '密码不能包含用户名或其倒写', null]);
    expect(await change(page, same(password, 'Password@123'))).toEqual([
      ...[null, '该密码过于常见，请更换', null],
    ]);
    expect(await change(page, { old: password, new: NEW, again: `${NEW}x` })).toEqual([
      ...[null, null, '两次输入密码不一致!'],
    ]);
    expect(await change(page, same('Wrong#2026', NEW))).toEqual(['原密码不正确', null, null]);
    expect(await change(page, same(password, password))).toEqual([null, '新密码不能与原密码相同', null]);
    expect(await secrets(person)).toEqual(before);
  });

  it('is the only one that signs in from then on, and ends the other sessions', async () => {
    const person = await people.person();
    const other = await visitors.signedIn(person);
    const page = await visitors.signedIn(person, PAGE);
    const before = await secrets(person);
    await field(page, '原密码').fill(person.password);
    await field(page, '新密码').fill(NEW);
    await page.getByText('符合要求').waitFor();
    await field(page, '确认密码').fill(NEW);
    await field(page, '确认密码').press('Enter');
    await page.getByText('修改密码成功!其他登录会话已退出').waitFor();
    expect((await secrets(person)).passwordHash).not.toBe(before.passwordHash);
    await answersWith(other, CALL, 401);
    expect((await directCall(page, CALL)).status).toBe(200);
    expect((await auditLines(person.username)).at(-1)?.action).toBe('access.change-password');

    const visitor = await visitors.visitor();
    await visitor.goto('/login');
    await fillSignIn(visitor, person);
    await visitor.getByText('用户名或密码错误').waitFor();
    await fillSignIn(visitor, { ...person, password: NEW });
    await consoleShown(visitor);
  });
});

describe('a lock password', () => {
  const screenOf = (page: Page): Locator => page.getByRole('dialog', { name: '会话已锁定' });

  async function set(page: Page, values: readonly [string, string, string]): Promise<void> {
    const labels = ['登录密码', '锁屏密码', '确认锁屏密码'];
    for (const [at, label] of labels.entries()) await field(page, label).fill(values[at] ?? '');
    await page.getByRole('button', { name: '设置锁屏密码' }).click();
  }

  it('unlocks in place of the account’s password, until it is removed', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, PAGE);
    await set(page, [person.password, '123', '1234']);
    expect(await faultOf(field(page, '锁屏密码'))).toBe('锁屏密码为4-30位');
    expect(await faultOf(field(page, '确认锁屏密码'))).toBe('两次输入密码不一致!');
    await set(page, ['Wrong#2026', '2580', '2580']);
    await page.getByText('登录密码不正确').waitFor();
    expect((await secrets(person)).lockHash).toBeNull();
    await set(page, [person.password, '2580', '2580']);
    await page.getByText('锁屏密码已设置').waitFor();
    expect((await secrets(person)).lockHash).toMatch(/^\$argon2id\$/);

    await page.getByRole('button', { name: '锁屏', exact: true }).click();
    const unlock = screenOf(page).getByLabel('锁屏密码');
    await unlock.fill(person.password);
    await unlock.press('Enter');
    await page.getByText('解锁密码错误,请重新输入').waitFor();
    await unlock.fill('2580');
    await unlock.press('Enter');
    await screenOf(page).waitFor({ state: 'detached' });

    await field(page, '登录密码').fill(person.password);
    await page.getByRole('button', { name: '恢复使用登录密码' }).click();
    await page.getByText('已恢复使用登录密码解锁').waitFor();
    expect((await secrets(person)).lockHash).toBeNull();
  });
});

describe('a password that an administrator has reset', () => {
  const heading = (page: Page): Promise<void> => page.getByRole('heading', { name: '设置新密码' }).waitFor();

  it('ends the sessions, and allows nothing but the choice of a new one', async () => {
    const person = await people.person();
    const before = await visitors.signedIn(person);
    const { temporaryPassword } = await people.admin.post<{ temporaryPassword: string }>(
      '/api/sysUser/resetPassword',
      { id: person.id },
    );
    await answersWith(before, CALL, 401);
    const page = await visitors.visitor();
    await page.goto(`/login?redirect=${encodeURIComponent('/profile?tab=preferences')}`);
    await fillSignIn(page, { ...person, password: temporaryPassword });
    await heading(page);
    await page.getByText('密码已被管理员重置，请先设置新密码。').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    const refused = await directCall(page, CALL);
    expect([refused.status, refused.body.appCode]).toEqual([403, 'C0424']);
    await page.goto('/notices');
    await heading(page);

    const oldLabel = '管理员给出的密码';
    expect(await change(page, same('Wrong#2026', NEW), oldLabel)).toEqual(['原密码不正确', null, null]);
    expect(await change(page, same(temporaryPassword, temporaryPassword), oldLabel)).toEqual([
      ...[null, '新密码不能与原密码相同', null],
    ]);
    expect((await secrets(person)).mustChange).toBe(1);
    for (const [label, text] of [
      [oldLabel, temporaryPassword],
      ['新密码', NEW],
      ['确认密码', NEW],
    ] as const)
      await field(page, label).fill(text);
    await field(page, '确认密码').press('Enter');
    await consoleShown(page);
    expect(new URL(page.url()).pathname).toBe('/notices');
    expect((await secrets(person)).mustChange).toBe(0);
    expect((await directCall(page, CALL)).status).toBe(200);
    await (await httpSignIn({ ...person, password: NEW })).leave();
  });

  it('can be postponed by signing out, and is required again', async () => {
    const person = await people.newcomer();
    const page = await visitors.visitor();
    await page.goto('/login');
    await fillSignIn(page, person);
    await heading(page);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(/\/login/);
    expect((await page.request.get('/api/blade-user/info')).status()).toBe(401);
    await fillSignIn(page, person);
    await heading(page);
  });
});
