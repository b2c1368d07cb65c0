import { VIEWER_AUTHORITIES } from '@console/contract-access';
import type { Page } from 'playwright-core';
import {
  ADMIN,
  answersWith,
  consoleShown,
  directCall,
  fillSignIn,
  leadsToLogin,
} from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { chooseForUser, dialog, rowMenu, rowOf, usersPath } from '../support/screens/users-page.ts';
import { LINES } from '../support/screens/table-lines.ts';

const LIST_CALL = '/api/dataCorp/pageSelectTableList';

const { visitors, people } = stage();

interface Kept {
  readonly realName: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly department: string | null;
  readonly status: number;
  readonly version: number;
  readonly removed: number;
}

async function kept(username: string): Promise<Kept | undefined> {
  const [user] = await rows<Kept>(
    `SELECT real_name AS realName, phone, email, department, status, version, removed_at IS NOT NULL AS removed
       FROM {access}.user WHERE username = ? ORDER BY id DESC LIMIT 1`,
    [username],
  );
  return user;
}

const authoritiesOf = async (username: string): Promise<string[]> =>
  (
    await rows<{ authority: string }>(
      `SELECT a.authority FROM {access}.user_authority a JOIN {access}.user u ON u.id = a.user_id
        WHERE u.username = ? ORDER BY a.authority`,
      [username],
    )
  ).map(({ authority }) => authority);

/** Opens the list as administrator with the row of one user. */
async function before(user: Person, as = ADMIN): Promise<Page> {
  const page = await visitors.signedIn(as, usersPath(user));
  await rowOf(page, user).waitFor();
  return page;
}

const named = async (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: '用户', exact: true })
    .locator(`tbody td .user-name, ${LINES} td:nth-child(2)`)
    .allInnerTexts();

describe('the list of users', () => {
  it('is filtered by name, state, department and authority, and sorted by a header', async () => {
    const mark = people.freshName().slice(3);
    const [first, second, third] = [
      await people.inserted({ realName: `甲${mark}`, authorities: ['gssjk'] }),
      await people.inserted({ realName: `乙${mark}`, authorities: ['tzgl_view'] }),
      await people.inserted({ realName: `丙${mark}` }),
    ];
    await rows('UPDATE {access}.user SET department = ? WHERE id = ?', [`部${mark}`, second.id]);
    await rows('UPDATE {access}.user SET status = 0 WHERE id = ?', [third.id]);
    const page = await visitors.signedIn(ADMIN, '/system/users');
    const search = page.getByLabel('用户名、姓名、电话或邮箱');
    await search.fill(mark);
    await search.press('Enter');
    for (const user of [first, second, third]) await rowOf(page, user).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe(mark);

    await page.getByRole('button', { name: '用户名' }).click();
    const ascending = [first, second, third].map(({ username }) => username).sort();
    await eventually(
      () => named(page),
      (shown) => shown.join() === ascending.join(),
    );

    await page.getByLabel('部门').fill(`部${mark}`);
    await page.getByRole('button', { name: '查询' }).click();
    await eventually(
      () => named(page),
      (shown) => shown.join() === second.username,
    );
    await page.getByRole('button', { name: '重置' }).click();
    await eventually(
      () => Promise.resolve(new URL(page.url()).searchParams.get('department')),
      (department) => department === null,
    );

    for (const [query, user] of [
      [`search=${mark}&status=0`, third],
      [`search=${mark}&authority=tzgl_view`, second],
    ] as const) {
      await page.goto(`/system/users?${query}`);
      await eventually(
        () => named(page),
        (shown) => shown.join() === user.username,
      );
    }
  });

  it('has only users of the tenant', async () => {
    const stranger = await people.inserted({ tenantId: '100001' });
    const page = await visitors.signedIn(ADMIN, usersPath(stranger));
    await page.getByText('没有符合条件的记录').waitFor();
    expect((await directCall(page, `/api/sysUser/info/${stranger.id}`)).status).toBe(404);
  });
});

describe('a new user', () => {
  it('gets a role and a password that is shown once, and must change it', async () => {
    const username = people.freshName();
    const page = await visitors.signedIn(ADMIN, '/system/users');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: '新增用户' }).click();
    const form = dialog(page, '新增用户');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('该项为必填项').nth(1).waitFor();
    await form.getByLabel('用户名').fill(username);
    await form.getByLabel('姓名', { exact: true }).fill('新来的');
    await form.getByLabel('联系电话').fill('010-66668888');
    await form.getByLabel('角色预设').click();
    await page.locator('.ant-select-item-option', { hasText: '只读用户' }).click();
    await form.getByRole('button', { name: '保存' }).click();

    const secret = dialog(page, '用户已新增');
    const password = await secret.locator('code').innerText();
    expect(password.length).toBeGreaterThanOrEqual(8);
    await secret.getByRole('button', { name: '复制' }).click();
    await page.getByText('已复制临时密码').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(password);
    await page.keyboard.press('Escape');
    expect(await secret.isVisible()).toBe(true);
    await secret.getByRole('button', { name: '已记下，关闭' }).click();
    await secret.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(password);
    expect(await authoritiesOf(username)).toEqual([...VIEWER_AUTHORITIES].sort());
    expect(await kept(username)).toMatchObject({ realName: '新来的', phone: '010-66668888', status: 1 });

    const fresh = await visitors.visitor();
    await fresh.goto('/login');
    await fillSignIn(fresh, { username, password });
    await fresh.getByRole('heading', { name: '设置新密码' }).waitFor();
    expect((await directCall(fresh, LIST_CALL)).status).toBe(403);
  });

  it('cannot have a name that is taken; what was typed stays', async () => {
    const taken = await people.inserted();
    const page = await visitors.signedIn(ADMIN, '/system/users');
    await page.getByRole('button', { name: '新增用户' }).click();
    const form = dialog(page, '新增用户');
    await form.getByLabel('用户名').fill(taken.username.toUpperCase());
    await form.getByLabel('姓名', { exact: true }).fill('同名者');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('用户名已存在，请重新输入').waitFor();
    expect(await form.getByLabel('姓名', { exact: true }).inputValue()).toBe('同名者');
    expect(await rows('SELECT id FROM {access}.user WHERE username = ?', [taken.username])).toHaveLength(1);
  });
});

describe('editing a user', () => {
  it('checks what is typed before it asks the server, then saves it', async () => {
    const user = await people.inserted();
    const page = await before(user);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/sysUser/update')) sent += 1;
    });
    await page.getByRole('button', { name: `编辑 ${user.realName}` }).click();
    const form = dialog(page, '编辑用户');
    await form.getByLabel('姓名', { exact: true }).fill('');
    await form.getByLabel('联系电话').fill('12345');
    await form.getByLabel('邮箱').fill('not-an-address');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('该项为必填项').waitFor();
    await form.getByText('请输入正确的联系方式固话或手机号').waitFor();
    await form.getByText('请输入正确的邮箱格式').waitFor();
    expect(sent).toBe(0);
    const { version } = (await kept(user.username)) ?? { version: 0 };
    await form.getByLabel('姓名', { exact: true }).fill('改过名');
    await form.getByLabel('联系电话').fill('021-55556666');
    await form.getByLabel('邮箱').fill('gai@example.com');
    await form.getByLabel('部门').fill('研究部');
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存 改过名 的信息').waitFor();
    await rowOf(page, user).getByText('改过名').first().waitFor();
    expect(await kept(user.username)).toMatchObject({
      realName: '改过名',
      phone: '021-55556666',
      email: 'gai@example.com',
      department: '研究部',
      version: version + 1,
    });
  });

  it('is refused where another user saved first, and loses neither’s work', async () => {
    const user = await people.inserted();
    const page = await before(user);
    await page.getByRole('button', { name: `编辑 ${user.realName}` }).click();
    const form = dialog(page, '编辑用户');
    await form.getByLabel('部门').fill('我的部门');
    await people.admin.post('/api/sysUser/update', {
      id: user.id,
      realName: user.realName,
      email: 'other@example.com',
      version: 1,
    });
    const answer = page.waitForResponse(/sysUser\/update/);
    await form.getByRole('button', { name: '保存' }).click();
    expect((await answer).status()).toBe(409);
    await form.getByText('内容已被他人修改').waitFor();
    expect((await kept(user.username))?.department).toBeNull();
    await form.getByRole('button', { name: '重新载入' }).click();
    await eventually(
      () => form.getByLabel('邮箱').inputValue(),
      (email) => email === 'other@example.com',
    );
    expect(await form.getByLabel('部门').inputValue()).toBe('我的部门');
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByText(`已保存 ${user.realName} 的信息`).waitFor();
    expect(await kept(user.username)).toMatchObject({ department: '我的部门', email: 'other@example.com' });
  });
});

describe('the standing of a user', () => {
  it('ends when they are disabled: the next call leads to the form, which says why', async () => {
    const user = await people.inserted({ authorities: ['gssjk_gn'] });
    const theirs = await visitors.signedIn(user);
    const page = await before(user);
    await chooseForUser(page, user, '停用');
    await dialog(page, '停用用户').getByRole('button', { name: '停用' }).click();
    await page.getByText(`已停用${user.realName}（${user.username}）`).waitFor();
    expect((await kept(user.username))?.status).toBe(0);
    await answersWith(theirs, LIST_CALL, 401);
    const menu = theirs.getByRole('navigation', { name: '主菜单' });
    await leadsToLogin(theirs, menu.getByRole('link', { name: '公司数据库', exact: true }));
    await fillSignIn(theirs, user);
    await theirs.getByText('账号已停用，请联系管理员').waitFor();

    await chooseForUser(page, user, '启用');
    await dialog(page, '启用用户').getByRole('button', { name: '启用' }).click();
    await page.getByText(`已启用${user.realName}（${user.username}）`).waitFor();
    await fillSignIn(theirs, user);
    await consoleShown(theirs);
  });

  it('is signed out everywhere by 强制退出', async () => {
    const user = await people.inserted();
    const theirs = await visitors.signedIn(user);
    const page = await before(user);
    await chooseForUser(page, user, '强制退出');
    await dialog(page, '强制退出')
      .getByText(/其 1 个已登录的会话将立即结束/)
      .waitFor();
    await dialog(page, '强制退出').getByRole('button', { name: '强制退出' }).click();
    await page.getByText(`已退出${user.realName}（${user.username}）的全部会话`).waitFor();
    await answersWith(theirs, '/api/blade-user/info', 401);
  });

  it('has another password after a reset, and no session', async () => {
    const user = await people.inserted();
    const theirs = await visitors.signedIn(user);
    const page = await before(user);
    await chooseForUser(page, user, '重置密码');
    await dialog(page, '重置密码').getByRole('button', { name: '重置密码' }).click();
    const password = await dialog(page, '密码已重置').locator('code').innerText();
    await dialog(page, '密码已重置').getByRole('button', { name: '已记下，关闭' }).click();
    await answersWith(theirs, '/api/blade-user/info', 401);
    const again = await visitors.visitor();
    await again.goto('/login');
    await fillSignIn(again, user);
    await again.getByText('用户名或密码错误').waitFor();
    await fillSignIn(again, { ...user, password });
    await again.getByRole('heading', { name: '设置新密码' }).waitFor();
  });

  it('asks before one or several users are deleted', async () => {
    const [one, two, three] = [await people.inserted(), await people.inserted(), await people.inserted()];
    const page = await before(one);
    await chooseForUser(page, one, '删除');
    const asked = dialog(page, '删除用户');
    await asked.getByText(`此操作将删除所选用户：${one.realName}（${one.username}）, 是否继续?`).waitFor();
    await asked.getByRole('button', { name: '取消' }).click();
    await asked.waitFor({ state: 'detached' });
    expect((await kept(one.username))?.removed).toBe(0);
    await chooseForUser(page, one, '删除');
    await asked.getByRole('button', { name: '删除' }).click();
    await page.getByText('没有符合条件的记录').waitFor();
    expect((await kept(one.username))?.removed).toBe(1);

    for (const user of [two, three]) {
      const search = page.getByLabel('用户名、姓名、电话或邮箱');
      await search.fill(user.username);
      await search.press('Enter');
      await page.getByLabel(`选择 ${user.realName}`).check();
    }
    await page.getByText('已选 2 人').waitFor();
    await page.getByRole('button', { name: '批量删除' }).click();
    await dialog(page, '删除用户').getByRole('button', { name: '删除' }).click();
    await page.getByText('没有符合条件的记录').waitFor();
    for (const { username } of [two, three]) expect((await kept(username))?.removed).toBe(1);
    const back = await visitors.visitor();
    await back.goto('/login');
    await fillSignIn(back, two);
    await back.getByText('用户名或密码错误').waitFor();
  });

  it('cannot be changed by the user themselves: each grey action says why', async () => {
    const manager = await people.inserted({ authorities: ['xtgl_user'] });
    const page = await before(manager, manager);
    const menu = await rowMenu(page, manager);
    for (const [item, reason] of [
      ['重置密码', '自己的密码请在个人资料中修改'],
      ['停用', '不能对自己的账号执行此操作'],
      ['强制退出', '自己的会话请在个人资料中管理'],
      ['删除', '不能对自己的账号执行此操作'],
    ] as const) {
      const entry = menu.getByRole('menuitem', { name: item, exact: true });
      expect(await entry.getAttribute('aria-disabled')).toBe('true');
      await entry.getByText(item).hover();
      await page.getByRole('tooltip').filter({ hasText: reason, visible: true }).first().waitFor();
    }
    expect(await page.getByLabel(`选择 ${manager.realName}`).isDisabled()).toBe(true);
  });
});
