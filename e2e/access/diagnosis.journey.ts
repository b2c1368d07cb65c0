import type { Page } from 'playwright-core';
import { ADMIN, directCall } from '../support/browser/browser.ts';
import { about, check, verdict } from '../support/screens/diagnosis.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { dialog } from '../support/screens/users-page.ts';

const { visitors, people } = stage();

async function diagnose(user: Person, text: string): Promise<Page> {
  const page = await visitors.signedIn(ADMIN, `/system/users?tab=diagnosis&user=${user.id}`);
  await about(page, text);
  return page;
}

describe('the diagnosis of access', () => {
  it('is asked by the name of a user and of a page, and both stay in the address', async () => {
    const user = await people.inserted({ authorities: ['gssjk_gn'] });
    const page = await visitors.signedIn(ADMIN, '/system/users?tab=diagnosis');
    await page.getByText('先选择用户与内容').waitFor();
    const who = page.getByLabel('用户', { exact: true });
    await who.click();
    await who.fill(user.username);
    await page.locator('.ant-select-item-option', { hasText: user.username }).click();
    await about(page, '/edatabase/digitalecology');
    await verdict(page).getByText('可以', { exact: true }).waitFor();
    await page.reload();
    await verdict(page).getByText('可以', { exact: true }).waitFor();
    expect(await check(page, '账号').innerText()).toContain('已启用');
    expect(await check(page, '会话').innerText()).toContain('当前没有登录');
  });

  it('names the missing authority and grants it from there', async () => {
    const user = await people.inserted({ authorities: ['gssjk'] });
    const theirs = await visitors.signedIn(user, '/edatabase/digitalecology');
    await theirs.getByText('抱歉，您没有权限访问该页面').waitFor();
    const page = await diagnose(user, '/edatabase/digitalecology');
    await verdict(page).getByText('不能', { exact: true }).waitFor();
    expect(await check(page, '权限').innerText()).toContain('缺少「国内公司」gssjk_gn');
    await verdict(page).getByRole('button', { name: '授予该权限：国内公司' }).click();
    const drawer = dialog(page, '用户权限');
    const box = drawer.getByRole('checkbox', { name: / gssjk_gn$/ });
    await box.waitFor();
    expect(await box.isChecked()).toBe(true);
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await verdict(page).getByText('可以', { exact: true }).waitFor();
    await theirs.reload();
    await theirs.getByRole('region', { name: '公司列表' }).waitFor();
  });

  it('distinguishes a function from a page, and names what it needs', async () => {
    const user = await people.inserted({ authorities: ['xtgl_audit'] });
    const page = await diagnose(user, '/api/sysUser/insert');
    await verdict(page).getByText('使用').waitFor();
    await verdict(page).getByText('不能', { exact: true }).waitFor();
    expect(await check(page, '权限').innerText()).toContain('xtgl_user');
    await about(page, '/api/auditLog/pageList');
    await verdict(page).getByText('可以', { exact: true }).waitFor();
  });

  it('says that an account is disabled, has a handed-over password or locked sessions', async () => {
    const disabled = await people.inserted({ authorities: ['gssjk_gn'] });
    await rows('UPDATE {access}.user SET status = 0 WHERE id = ?', [disabled.id]);
    const page = await diagnose(disabled, '/edatabase/digitalecology');
    await verdict(page).getByText('不能', { exact: true }).waitFor();
    expect(await check(page, '账号').innerText()).toContain('已停用，不能登录');

    const fresh = await people.inserted({ authorities: ['gssjk_gn'], mustChangePassword: true });
    const second = await diagnose(fresh, '/edatabase/digitalecology');
    await verdict(second).getByText('现在不能', { exact: true }).waitFor();
    expect(await check(second, '密码').innerText()).toContain('临时密码');

    const locked = await people.inserted({ authorities: ['gssjk_gn'] });
    const theirs = await visitors.signedIn(locked);
    await theirs.getByRole('button', { name: '锁屏' }).click();
    await theirs.getByRole('button', { name: '解锁' }).waitFor();
    const third = await diagnose(locked, '/edatabase/digitalecology');
    await verdict(third).getByText('现在不能', { exact: true }).waitFor();
    expect(await check(third, '会话').innerText()).toContain('均已锁定');
  });

  it('passes an administrator and says why', async () => {
    const admin = await people.inserted({ authorities: ['ROLE_admin'] });
    const page = await diagnose(admin, '/system/audit');
    await verdict(page).getByText('可以', { exact: true }).waitFor();
    expect(await check(page, '权限').innerText()).toContain('系统管理员拥有全部权限');
  });

  it('answers nothing about another tenant’s user', async () => {
    const stranger = await people.inserted({ tenantId: '100001' });
    const page = await visitors.signedIn(ADMIN, `/system/users?tab=diagnosis&user=${stranger.id}`);
    await page.getByLabel('看不到的内容').fill('审计');
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: '审计', visible: true })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('用户没有取到').waitFor();
    expect((await directCall(page, `/api/sysUser/sessions/${stranger.id}`)).status).toBe(404);
  });
});
