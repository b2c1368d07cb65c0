import type { Locator, Page } from 'playwright-core';
import { ADMIN, directCall, fillSignIn, VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { savedBy } from '../support/files/saved-sheet.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { dialog, rowOf, usersPath } from '../support/screens/users-page.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const { visitors, people } = stage();

const log = (page: Page): Locator => page.getByRole('region', { name: '审计日志', exact: true });
const lines = (page: Page): Locator => tableLines(log(page));

interface Shown {
  readonly content: readonly { readonly id: number; readonly subject: string; readonly action: string }[];
  readonly totalElements: number;
}

const asked = async (page: Page, query: string): Promise<Shown> =>
  (await directCall(page, `/api/auditLog/pageList?${query}`)).body.result as Shown;

describe('the audit log', () => {
  it('has the edit just made, field by field, with a link back to the user', async () => {
    const user = await people.inserted();
    const page = await visitors.signedIn(ADMIN, usersPath(user));
    await rowOf(page, user)
      .getByRole('button', { name: `编辑 ${user.realName}` })
      .click();
    const form = dialog(page, '编辑用户');
    await form.getByLabel('部门').fill('审计部');
    await form.getByLabel('联系电话').fill('010-62345678');
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByText(`已保存 ${user.realName} 的信息`).waitFor();

    await page.goto(`/system/audit?subject=user:${user.id}`);
    await lines(page).first().getByText('修改用户').waitFor();
    expect(await lines(page).first().innerText()).toContain(`${user.realName}（${user.username}）`);
    expect(await lines(page).first().innerText()).toContain('admin');
    await lines(page)
      .first()
      .getByRole('button', { name: /的明细$/ })
      .click();
    const entry = dialog(page, '审计明细');
    await entry.getByText('变更内容').waitFor();
    const changed = await entry.locator('table tbody tr').allInnerTexts();
    expect(changed.find((line) => line.startsWith('部门'))).toContain('审计部');
    expect(changed.find((line) => line.startsWith('联系电话'))).toContain('010-62345678');
    expect(new URL(page.url()).searchParams.get('entry')).toMatch(/^\d+$/);
    await page.reload();
    await entry.getByText('变更内容').waitFor();
    await entry.getByRole('link', { name: `${user.realName}（${user.username}）` }).click();
    // The list comes back with the search of this session.
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/system/users' && searchParams.get('user') === String(user.id),
    );
    await dialog(page, '用户详情').getByText('审计部').waitFor();
  });

  it('never contains a password', async () => {
    const { id, password } = await people.newcomer();
    const recorded = await rows<{ action: string; text: string }>(
      "SELECT action, CONCAT_WS(' ', `before`, `after`) AS text FROM {access}.audit_log WHERE subject = ?",
      [`user:${id}`],
    );
    expect(recorded.map(({ action }) => action)).toEqual(['access.add-user']);
    expect(recorded[0]?.text).not.toContain(password);
    expect(recorded[0]?.text).not.toContain('argon2');
  });

  it('is filtered by user, action, subject and time', async () => {
    const user = await people.inserted();
    const theirs = await visitors.visitor();
    await theirs.goto('/login');
    await fillSignIn(theirs, { ...user, password: 'Wrong#2026' });
    await theirs.getByText('用户名或密码错误').waitFor();
    await fillSignIn(theirs, user);
    await theirs.getByRole('navigation', { name: '主菜单' }).waitFor();

    const page = await visitors.signedIn(ADMIN, '/system/audit');
    await lines(page).first().waitFor();
    const who = log(page).getByLabel('用户名或姓名');
    await who.fill(user.username);
    await who.press('Enter');
    await eventually(
      () => lines(page).count(),
      (count) => count === 2,
    );
    const text = (await lines(page).allInnerTexts()).join('\n');
    expect(text).toContain('登录失败');
    await page.goto(`/system/audit?user=${user.username}&action=access.sign-in`);
    await eventually(
      () => lines(page).count(),
      (count) => count === 1,
    );
    const [line] = await rows<{ at: string; request_id: string }>(
      "SELECT at, request_id FROM {access}.audit_log WHERE username = ? AND action = 'access.sign-in'",
      [user.username],
    );
    const day = line?.at.slice(0, 10) ?? '';
    expect((await asked(page, `user=${user.username}&from=${day}&to=${day}`)).totalElements).toBe(2);
    expect((await asked(page, `user=${user.username}&to=2020-01-01`)).totalElements).toBe(0);
    expect((await asked(page, `requestId=${line?.request_id}`)).totalElements).toBe(1);
    expect((await asked(page, `user=${user.username}&service=data`)).totalElements).toBe(0);
    expect((await directCall(page, '/api/auditLog/pageList?from=yesterday')).status).toBe(400);
  });

  it('shows no line of another tenant', async () => {
    const stranger = await people.inserted({ tenantId: '100001' });
    const theirs = await visitors.signedIn(stranger);
    await theirs.getByRole('button', { name: '锁屏' }).click();
    await theirs.getByRole('button', { name: '解锁' }).waitFor();
    const own = await rows<{ id: number }>('SELECT id FROM {access}.audit_log WHERE username = ?', [
      stranger.username,
    ]);
    expect(own.length).toBeGreaterThan(0);
    const page = await visitors.signedIn(ADMIN, `/system/audit?user=${stranger.username}`);
    await page.getByText('没有符合条件的记录').waitFor();
    for (const { id } of own) expect((await directCall(page, `/api/auditLog/detail/${id}`)).status).toBe(404);
    expect((await asked(page, 'size=200')).content.length).toBeGreaterThan(0);
  });

  it('is exported as filtered, in the words of the page', async () => {
    const user = await people.inserted();
    await people.admin.post('/api/sysUser/update', {
      id: user.id,
      realName: user.realName,
      department: '导出部',
      version: 1,
    });
    const page = await visitors.signedIn(ADMIN, `/system/audit?subject=user:${user.id}`);
    await lines(page).first().waitFor();
    const { bytes } = await savedBy(page, async () => {
      await log(page).getByRole('button', { name: '导出' }).click();
      await page.getByRole('menuitem', { name: 'CSV 文件' }).click();
    });
    const text = bytes.toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain('时间');
    expect(text).toContain('修改用户');
    expect(text).toContain(`${user.realName}（${user.username}）`);
    expect(text).not.toContain('登录失败');
  });

  it('is for those who may read it', async () => {
    const page = await visitors.signedIn(VIEWER, '/system/audit');
    await page.getByText('抱歉，您没有权限访问该页面').waitFor();
    await page.getByText('xtgl_audit').waitFor();
    expect((await directCall(page, '/api/auditLog/pageList')).status).toBe(403);
  });
});
