import { ROLE_ADMIN } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './support/accessibility.ts';
import { Visitors } from './support/browser.ts';
import { demoCompanies, detailPath } from './support/companies.ts';
import { ConsoleUsers, type ConsoleUser } from './support/console-users.ts';
import { rows } from './support/suite.ts';

const visitors = new Visitors();
const people = new ConsoleUsers();
beforeAll(async () => {
  await visitors.open();
  await people.open();
});
afterAll(async () => {
  await people.close();
  await visitors.close();
});

type Theme = 'light' | 'dark';

interface Screen {
  readonly name: string;
  readonly path: string;
  /** A heading or text of the screen itself. */
  readonly shows: string;
  /** What is done before it is looked at. */
  readonly then?: (page: Page) => Promise<void>;
}

const press =
  (name: string | RegExp, shows: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
  };

const fromRow =
  (item: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /的更多操作$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };

const USERS = '/system/users';
const OTHERS = `${USERS}?search=viewer`;

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', shows: '最近访问' },
  { name: 'user menu', path: '/', shows: '最近访问', then: press(/无障碍/, '退出') },
  { name: 'notices popover', path: '/', shows: '最近访问', then: press(/^通知/, '查看全部') },
  {
    name: 'palette',
    path: '/',
    shows: '最近访问',
    then: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /搜索公司/ }).fill('6');
      await page.getByRole('group', { name: '公司', exact: true }).waitFor();
    },
  },
  { name: 'company list', path: '/edatabase/digitalecology', shows: '公司列表' },
  {
    name: 'company list, columns',
    path: '/edatabase/digitalecology',
    shows: '公司列表',
    then: press('列设置', '恢复默认'),
  },
  { name: 'overseas companies', path: '/overseas/company', shows: '还没有海外公司数据' },
  { name: 'industry', path: '/edatabase/industry', shows: '申万一级行业概览' },
  { name: 'invest', path: '/investment/overview', shows: '选股范围' },
  { name: 'ai', path: '/expertsystem/overview', shows: '主题字典' },
  { name: 'data quality', path: '/operations/data', shows: '数据质量' },
  { name: 'data deliveries', path: '/operations/data?tab=deliveries', shows: '上传文件' },
  {
    name: 'data upload dialog',
    path: '/operations/data?tab=deliveries',
    shows: '上传文件',
    then: press('上传文件', '目录名称'),
  },
  { name: 'data jobs', path: '/operations/data?tab=jobs', shows: '导入任务' },
  { name: 'data runs', path: '/operations/data?tab=runs', shows: '导入记录' },
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
  {
    name: 'a company pointed at',
    path: '/edatabase/digitalecology',
    shows: '公司列表',
    then: (page) => page.locator('tbody tr[data-row-key] .c-code').first().hover(),
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
  { name: 'audit', path: '/system/audit', shows: '审计日志' },
  { name: 'audit entry', path: '/system/audit', shows: '审计日志', then: press(/的明细$/, '变更内容') },
  { name: 'profile', path: '/profile', shows: '个人信息' },
  { name: 'profile password', path: '/profile?tab=password', shows: '修改密码' },
  { name: 'profile sessions', path: '/profile?tab=sessions', shows: '登录会话' },
  { name: 'profile identities', path: '/profile?tab=identities', shows: '第三方账号' },
  { name: 'profile preferences', path: '/profile?tab=preferences', shows: '偏好设置' },
  { name: 'notices', path: '/notices', shows: '通知' },
  { name: 'lab viewer', path: '/lab/viewer', shows: '只显示允许列表中的 https 站点' },
  { name: 'lab canvas', path: '/lab/canvas', shows: '滚轮或 + − 缩放' },
  { name: 'lab allocation', path: '/lab/allocation', shows: '华岚精工' },
  { name: 'lab user', path: '/lab/user', shows: '此页面为占位' },
  { name: 'lab risk', path: '/lab/risk', shows: '此页面为占位' },
  { name: '403', path: '/403', shows: '抱歉，您没有权限访问该页面' },
  { name: '404', path: '/404', shows: '抱歉，您访问的页面不存在' },
  { name: '500', path: '/500', shows: '抱歉，服务器出错了' },
];

async function reader(theme: Theme, wanted: Parameters<ConsoleUsers['person']>[0]): Promise<ConsoleUser> {
  const user = await people.person(wanted);
  await rows('UPDATE {access}.user SET preferences = ? WHERE id = ?', [JSON.stringify({ theme }), user.id]);
  return user;
}

describe.each(['light', 'dark'] as const)('nothing serious stands in a reader’s way in %s', (theme) => {
  let page: Page;
  beforeAll(async () => {
    const user = await reader(theme, { authorities: [ROLE_ADMIN], realName: '无障碍' });
    page = await visitors.signedIn(user);
    await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  });
  afterAll(() => visitors.leave());

  it.each(SCREENS)('on $name', async ({ name, path, shows, then }) => {
    await page.goto(path);
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await then?.(page);
    expect(await accessibilityFaults(page, `${name} (${theme})`)).toEqual([]);
  });

  it('on a company', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    await page.goto(detailPath(company));
    await page.locator('.c-strip-name', { hasText: company.name }).waitFor();
    expect(await accessibilityFaults(page, `company (${theme})`)).toEqual([]);
  });

  it('on the diagnosis of somebody who lacks an authority', async () => {
    const { id } = await people.person();
    await page.goto(`/system/users?tab=diagnosis&user=${id}`);
    await page.getByLabel('看不到的内容').fill('审计');
    await page.keyboard.press('Enter');
    await page.getByText('诊断结果').waitFor();
    expect(await accessibilityFaults(page, `diagnosis result (${theme})`)).toEqual([]);
  });

  it('on the card of a module that cannot be had', async () => {
    await page.route('**/remotes/ai/**', (route) => route.abort());
    await page.goto('/expertsystem/overview');
    await page.getByText('智能问答模块暂时无法打开').waitFor();
    expect(await accessibilityFaults(page, `module unavailable (${theme})`)).toEqual([]);
    await page.unroute('**/remotes/ai/**');
  });

  it('on the login page, either form', async () => {
    const stranger = await visitors.visitor();
    await stranger.addInitScript(`localStorage.setItem('console:theme', '${theme}')`);
    await stranger.goto('/login');
    await stranger.getByRole('button', { name: '登录', exact: true }).click();
    await stranger.getByText('请输入用户名').waitFor();
    expect(await accessibilityFaults(stranger, `login (${theme})`)).toEqual([]);
    await stranger.getByRole('tab').nth(1).click();
    await stranger.getByRole('textbox', { name: '手机号' }).waitFor();
    expect(await accessibilityFaults(stranger, `login by phone (${theme})`)).toEqual([]);
  });

  it('on the lock screen', async () => {
    const locked = await visitors.signedIn(await reader(theme, {}));
    await locked.getByRole('button', { name: '锁屏' }).click();
    await locked.getByRole('button', { name: '解锁' }).waitFor();
    expect(await accessibilityFaults(locked, `lock (${theme})`)).toEqual([]);
  });

  it('where a password has to be changed first', async () => {
    const user = await reader(theme, { mustChangePassword: true });
    const fresh = await visitors.visitor();
    await fresh.goto('/login');
    await fresh.getByLabel('用户名', { exact: true }).fill(user.username);
    await fresh.getByLabel('密码', { exact: true }).fill(user.password);
    await fresh.keyboard.press('Enter');
    await fresh.getByRole('heading', { name: '设置新密码' }).waitFor();
    expect(await accessibilityFaults(fresh, `password change (${theme})`)).toEqual([]);
  });
});
