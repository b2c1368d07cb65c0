import type { Locator, Page } from 'playwright-core';
import { ADMIN, answersWith, consoleShown, directCall } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows, SUITE } from '../support/suite/suite.ts';
import { chooseForUser, dialog, rowOf, usersPath } from '../support/screens/users-page.ts';

const LIST_CALL = '/api/dataCorp/pageSelectTableList?size=1';
const READS = ['gssjk', 'gssjk_gn', 'gssjk_gn_view'] as const;

const { visitors, people } = stage();

const held = async ({ id }: Person): Promise<string[]> =>
  (
    await rows<{ authority: string }>(
      'SELECT authority FROM {access}.user_authority WHERE user_id = ? ORDER BY authority',
      [id],
    )
  ).map(({ authority }) => authority);

/** Opens the drawer of a user's authorities. */
async function permissions(page: Page, user: Person): Promise<Locator> {
  await rowOf(page, user).waitFor();
  await chooseForUser(page, user, '权限');
  const drawer = dialog(page, '用户权限');
  await drawer.getByRole('checkbox').first().waitFor();
  return drawer;
}

const box = (drawer: Locator, authority: string): Locator =>
  drawer.getByRole('checkbox', { name: new RegExp(` ${authority}$`) });

const changesOf = (drawer: Locator): Promise<string[]> =>
  drawer
    .getByRole('list', { name: '保存前的变更' })
    .locator('li')
    .evaluateAll((lines) =>
      lines.map((line) => `${line.firstElementChild?.textContent}${line.lastElementChild?.textContent}`),
    );

describe('the authorities of a user', () => {
  it('are shown with their difference to what is saved, and saving them reaches the open browser', async () => {
    const user = await people.inserted({ authorities: READS });
    const theirs = await visitors.signedIn(user);
    const menu = theirs.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: '公司数据库', exact: true }).waitFor();
    expect((await directCall(theirs, LIST_CALL)).status).toBe(200);

    const page = await visitors.signedIn(ADMIN, usersPath(user));
    const drawer = await permissions(page, user);
    expect(await drawer.getByRole('button', { name: '保存', exact: true }).isDisabled()).toBe(true);
    // Unticking the parent unticks its children, too; ticking a child ticks its parents.
    await box(drawer, 'gssjk').uncheck();
    await box(drawer, 'hysjk_gn').check();
    expect((await changesOf(drawer)).sort()).toEqual(
      ['+hysjk', '+hysjk_gn', '−gssjk', '−gssjk_gn', '−gssjk_gn_view'].sort(),
    );
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText(`已保存 ${user.realName} 的权限，对其已登录的会话立即生效`).waitFor();
    expect(await held(user)).toEqual(['hysjk', 'hysjk_gn']);

    await answersWith(theirs, LIST_CALL, 403);
    await theirs.reload();
    await consoleShown(theirs);
    expect(await menu.getByRole('link', { name: '公司数据库', exact: true }).count()).toBe(0);
    await menu.getByRole('link', { name: '行业数据库', exact: true }).waitFor();
  });

  it('are taken from a role, instead of the present ones or in addition', async () => {
    const user = await people.inserted({ authorities: ['yzgl_view', 'yzgl_edit'] });
    const page = await visitors.signedIn(ADMIN, usersPath(user));
    const drawer = await permissions(page, user);
    await drawer.getByText('追加', { exact: true }).click();
    await drawer.getByRole('button', { name: '运维' }).click();
    expect((await changesOf(drawer)).filter((line) => line.startsWith('−'))).toEqual([]);
    expect(await changesOf(drawer)).toContain('+xtgl_data');
    await drawer.getByText('替换现有权限', { exact: true }).click();
    await drawer.getByRole('button', { name: '运维' }).click();
    expect(await changesOf(drawer)).toEqual(expect.arrayContaining(['−yzgl_view', '−yzgl_edit']));
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(await held(user)).toEqual(['fbgl_edit', 'fbgl_view', 'rwgl_edit', 'rwgl_view', 'xtgl_data']);
  });

  it('are found by name and by key', async () => {
    const user = await people.inserted();
    const page = await visitors.signedIn(ADMIN, usersPath(user));
    const drawer = await permissions(page, user);
    await drawer.getByLabel('搜索权限').fill('审计');
    await eventually(
      () => drawer.getByRole('checkbox', { name: /xtgl_|gssjk/ }).count(),
      (count) => count === 1,
    );
    expect(await box(drawer, 'xtgl_audit').isVisible()).toBe(true);
    await drawer.getByLabel('搜索权限').fill('没有这样的');
    await drawer.getByText('没有符合的权限').waitFor();
  });

  it('are refused where another user saved first, and the ticks are kept', async () => {
    const user = await people.inserted({ authorities: ['gssjk'] });
    const page = await visitors.signedIn(ADMIN, usersPath(user));
    const drawer = await permissions(page, user);
    await box(drawer, 'tzgl_view').check();
    await people.admin.post('/api/sysUser/updatePermission', {
      id: user.id,
      authorities: ['gssjk', 'yzgl_view'],
      version: 1,
    });
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await drawer.getByText('内容已被他人修改').waitFor();
    await drawer.getByRole('button', { name: '重新载入' }).click();
    await eventually(
      () => box(drawer, 'yzgl_view').isChecked(),
      (checked) => checked,
    );
    expect(await changesOf(drawer)).toEqual(['+tzgl_view']);
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(await held(user)).toEqual(['gssjk', 'tzgl_view', 'yzgl_view']);
  });
});

describe('a user who manages users without being an administrator', () => {
  it('grants nothing they lack themselves, on the page or by a direct call', async () => {
    const manager = await people.inserted({ authorities: ['xtgl_user', 'gssjk'] });
    const user = await people.inserted();
    const page = await visitors.signedIn(manager, usersPath(user));
    const drawer = await permissions(page, user);
    expect(await drawer.getByRole('switch', { name: /系统管理员/ }).isDisabled()).toBe(true);
    expect(await box(drawer, 'tzgl_view').isDisabled()).toBe(true);
    expect(await box(drawer, 'gssjk').isEnabled()).toBe(true);
    await drawer.getByText('tzgl_view', { exact: true }).hover();
    await page.getByRole('tooltip').filter({ hasText: '您自己没有这项权限，不能授予或撤销' }).waitFor();

    for (const authorities of [['tzgl_view'], ['ROLE_admin']]) {
      const answer = await page.request.post('/api/sysUser/updatePermission', {
        data: { id: user.id, authorities, version: 1 },
        headers: { origin: SUITE.url },
      });
      expect(answer.status()).toBe(403);
    }
    expect(await held(user)).toEqual([]);
    await box(drawer, 'gssjk').check();
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(await held(user)).toEqual(['gssjk']);
  });

  it('changes no administrator', async () => {
    const manager = await people.inserted({ authorities: ['xtgl_user'] });
    const admin = await people.inserted({ authorities: ['ROLE_admin'] });
    const page = await visitors.signedIn(manager, usersPath(admin));
    const edit = rowOf(page, admin).getByRole('button', { name: `编辑 ${admin.realName}` });
    await edit.waitFor();
    expect(await edit.isDisabled()).toBe(true);
    await edit.hover({ force: true });
    await page.getByRole('tooltip').filter({ hasText: '只有系统管理员可以维护系统管理员账号' }).waitFor();
    for (const [path, data] of [
      ['/api/sysUser/resetPassword', { id: admin.id }],
      ['/api/sysUser/updateStatus', { id: admin.id, status: 0 }],
      ['/api/sysUser/deleteByIds', { ids: [admin.id] }],
      ['/api/sysUser/sessions/end', { id: admin.id }],
      ['/api/sysUser/updatePermission', { id: admin.id, authorities: [], version: 1 }],
    ] as const) {
      const answer = await page.request.post(path, { data, headers: { origin: SUITE.url } });
      expect([path, answer.status()]).toEqual([path, 403]);
    }
    expect(await held(admin)).toEqual(['ROLE_admin']);
  });

  it('sees neither the log nor a link to it', async () => {
    const manager = await people.inserted({ authorities: ['xtgl_user'] });
    const page = await visitors.signedIn(manager, usersPath(manager));
    await rowOf(page, manager)
      .getByRole('button', { name: `${manager.realName} 详情` })
      .click();
    await dialog(page, '用户详情').getByText('登录会话').first().waitFor();
    expect(await page.getByText('最近操作').count()).toBe(0);
    expect((await directCall(page, '/api/auditLog/pageList')).status).toBe(403);
  });
});

describe('a role of the tenant’s own', () => {
  it('is saved from a user’s ticks, applied to the next one, and later changes of it do not follow', async () => {
    const name = `角色${people.freshName().slice(3)}`;
    const [first, second] = [await people.inserted({ authorities: READS }), await people.inserted()];
    const page = await visitors.signedIn(ADMIN, usersPath(first));
    const drawer = await permissions(page, first);
    await drawer.getByRole('button', { name: '另存为预设' }).click();
    await page.getByLabel('预设名称').fill(name);
    await page.getByLabel('预设名称').press('Enter');
    await page.getByText(`已保存角色预设「${name}」`).waitFor();
    await page.goto(usersPath(second));
    const next = await permissions(page, second);
    await next.getByRole('button', { name }).click();
    await next.getByRole('button', { name: '保存', exact: true }).click();
    await next.waitFor({ state: 'detached' });
    expect(await held(second)).toEqual([...READS].sort());

    await page.goto('/system/users?tab=presets');
    await page.getByRole('button', { name: `删除 ${name}` }).click();
    await dialog(page, '删除角色预设').getByRole('button', { name: '删除' }).click();
    await page.getByText(`已删除角色预设「${name}」`).waitFor();
    expect(await rows('SELECT id FROM {access}.role_preset WHERE name = ?', [name])).toEqual([]);
    expect(await held(second)).toEqual([...READS].sort());
  });
});
