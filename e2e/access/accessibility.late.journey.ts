import { Inspector } from '../support/accessibility/inspector.ts';
import { nothingSerious } from '../support/accessibility/inspecting-reader.ts';
import { fromRow, press, type Screen } from '../support/accessibility/screen.ts';
import { fillSignIn } from '../support/browser/browser.ts';

const USERS = '/system/users';
const OTHERS = `${USERS}?search=viewer`;

const SCREENS: readonly Screen[] = [
  { name: 'users', path: USERS, shows: '新增用户' },
  { name: 'users, none found', path: `${USERS}?search=nobody-is-called-so`, shows: '没有符合条件的记录' },
  { name: 'user added', path: USERS, shows: '新增用户', then: press('新增用户', '角色预设') },
  {
    name: 'user added with faults',
    path: USERS,
    shows: '新增用户',
    then: async (page) => {
      await press('新增用户', '角色预设')(page);
      await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
      await page.getByText('该项为必填项').first().waitFor();
    },
  },
  {
    name: 'users ticked and pointed at',
    path: OTHERS,
    shows: 'viewer',
    then: async (page) => {
      await page
        .getByRole('checkbox', { name: /^选择 / })
        .first()
        .check();
      await page.getByText('已选 1 人').waitFor();
    },
  },
  { name: 'user edited', path: OTHERS, shows: 'viewer', then: press(/^编辑 /, '联系电话') },
  { name: 'user detail', path: OTHERS, shows: 'viewer', then: press(/ 详情$/, '登录会话') },
  { name: 'user permission', path: OTHERS, shows: 'viewer', then: fromRow('权限') },
  { name: 'user command', path: OTHERS, shows: 'viewer', then: fromRow('重置密码') },
  { name: 'user deleted', path: OTHERS, shows: 'viewer', then: fromRow('删除') },
  { name: 'presets', path: `${USERS}?tab=presets`, shows: '新增预设' },
  {
    name: 'preset read',
    path: `${USERS}?tab=presets`,
    shows: '新增预设',
    then: press('查看 分析师', '编辑公司'),
  },
  { name: 'preset added', path: `${USERS}?tab=presets`, shows: '新增预设', then: press('新增预设', '名称') },
  { name: 'diagnosis', path: `${USERS}?tab=diagnosis`, shows: '先选择用户与内容' },
  { name: 'files of the tenant', path: '/system/files', shows: '本租户已用' },
  { name: 'audit', path: '/system/audit', shows: '审计日志' },
  { name: 'audit entry', path: '/system/audit', shows: '审计日志', then: press(/的明细$/, '变更内容') },
  { name: 'profile', path: '/profile', shows: '个人信息' },
  { name: 'profile password', path: '/profile?tab=password', shows: '修改密码' },
  { name: 'profile sessions', path: '/profile?tab=sessions', shows: '登录会话' },
  { name: 'profile identities', path: '/profile?tab=identities', shows: '第三方账号' },
  { name: 'profile files', path: '/profile?tab=files', shows: '已用' },
  { name: 'profile preferences', path: '/profile?tab=preferences', shows: '偏好设置' },
];

nothingSerious(SCREENS, (reader) => {
  it('on the diagnosis of a user who lacks an authority', async () => {
    const { id } = await reader.people.inserted();
    const { page } = reader.inspector;
    await reader.inspector.goto(`/system/users?tab=diagnosis&user=${id}`);
    await page.getByLabel('看不到的内容').fill('审计');
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: '审计', visible: true })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('诊断结果').waitFor();
    expect(await reader.faultsHere('diagnosis result')).toEqual([]);
  });

  it('on the login page, either form', async () => {
    const faults = await reader.inBothThemes(async (theme) => {
      const page = await reader.visitors.visitor();
      await page.evaluate(`localStorage.setItem('console:theme', '${theme}')`);
      const inspector = new Inspector(page);
      await inspector.goto('/login');
      await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByText('请输入用户名').waitFor();
      const byPassword = await inspector.faults('login');
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('textbox', { name: '手机号' }).waitFor();
      return [...byPassword, ...(await inspector.faults('login by phone'))];
    });
    expect(faults).toEqual([]);
  });

  it('on the lock screen', async () => {
    const faults = await reader.inBothThemes(async (theme) => {
      const page = await reader.visitors.signedIn(await reader.reader(theme, {}));
      const inspector = new Inspector(page);
      await page.getByRole('button', { name: '锁屏' }).click();
      await page.getByRole('button', { name: '解锁' }).waitFor();
      return inspector.faults('lock');
    });
    expect(faults).toEqual([]);
  });

  it('where a password has to be changed first', async () => {
    const faults = await reader.inBothThemes(async (theme) => {
      const user = await reader.reader(theme, { mustChangePassword: true });
      const page = await reader.visitors.visitor();
      const inspector = new Inspector(page);
      await inspector.goto('/login');
      await fillSignIn(page, user);
      await page.getByRole('heading', { name: '设置新密码' }).waitFor();
      return inspector.faults('password change');
    });
    expect(faults).toEqual([]);
  });
});
