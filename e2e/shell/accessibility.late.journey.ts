import { ROLE_ADMIN } from '@console/contract-core';
import { Inspector } from '../support/accessibility/inspector.ts';
import { succeededRun } from '../support/invest/backtest-runs.ts';
import { fillSignIn, Visitors } from '../support/browser/browser.ts';
import { demoCompanies, detailPath } from '../support/screens/companies.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { INVEST_SCREENS, type ShownGoods } from '../support/accessibility/invest-screens.ts';
import { ownFactors } from '../support/invest/own-factors.ts';
import { People, type Person } from '../support/people/people.ts';
import { fromRow, press, type Screen } from '../support/accessibility/screen.ts';
import { rows } from '../support/suite/suite.ts';
import { LINES } from '../support/screens/table-lines.ts';

const visitors = new Visitors();
const people = new People();
const factors = ownFactors();
beforeAll(async () => {
  await people.open();
});
afterAll(() => Promise.all([visitors.leave(), people.close()]));

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
  { name: 'Shenwan', path: '/investment/industry/shenwan', shows: '申万一级行业概览' },
  { name: 'industries', path: '/edatabase/industry', shows: '行业列表' },
  { name: 'own industries', path: '/ecologydatabase/industry', shows: '数字生态行业' },
  { name: 'overseas industries', path: '/overseas/industry', shows: '还没有海外行业数据' },
  {
    name: 'industry added',
    path: '/ecologydatabase/industry',
    shows: '数字生态行业',
    then: async (page) => {
      await page.getByRole('button', { name: '新增行业', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: '行业名称' }).waitFor();
    },
  },
  {
    name: 'Shenwan tree',
    path: '/edatabase/industry',
    shows: '行业列表',
    then: async (page) => {
      await page.getByRole('button', { name: '申万行业管理' }).click();
      await page.getByRole('dialog').getByRole('treeitem').first().waitFor();
    },
  },
  { name: 'styles', path: '/investment/istyle', shows: '投资风格' },
  { name: 'style added', path: '/investment/istyle/addnew', shows: '基本信息' },
  { name: 'default prompts', path: '/expertsystem/ydc', shows: '默认引导语' },
  { name: 'default prompt written', path: '/expertsystem/ydc/edit', shows: '新增默认引导语' },
  { name: 'module versions', path: '/system/releases', shows: '模块版本' },
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
  { name: 'import jobs', path: '/operations/tasks?tab=all&service=platform', shows: '全部任务' },
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
    then: (page) => page.locator(`${LINES} .c-code`).first().hover(),
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

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const reader = async (theme: Theme, wanted: Parameters<People['inserted']>[0]): Promise<Person> => {
  const user = await people.inserted(wanted);
  await rows('UPDATE {access}.user SET preferences = ? WHERE id = ?', [JSON.stringify({ theme }), user.id]);
  return user;
};

/** What is found in either theme where nothing switches it; the two are looked at side by side. */
async function inBothThemes(look: (theme: Theme) => Promise<string[]>): Promise<string[]> {
  return (await Promise.all(THEMES.map(look))).flat();
}

describe('nothing serious stands in a reader’s way, in light or in dark', () => {
  let inspector: Inspector;
  beforeAll(async () => {
    const user = await reader('light', { authorities: [ROLE_ADMIN], realName: '无障碍' });
    inspector = new Inspector(await visitors.signedIn(user));
  });

  /** What is found where the reader is, in either theme. */
  const faultsHere = async (screen: string): Promise<string[]> => [
    ...(await inspector.faults(screen)),
    ...(await inspector.coloursInOtherTheme(screen)),
  ];

  const faultsOf = async ({ name, path, shows, then }: Screen): Promise<string[]> => {
    await inspector.goto(path);
    await inspector.page.getByText(shows).filter({ visible: true }).first().waitFor();
    await then?.(inspector.page);
    return faultsHere(name);
  };

  it.each(SCREENS)('on $name', async (screen) => {
    expect(await faultsOf(screen)).toEqual([]);
  });

  describe('of factors and backtests', () => {
    let goods: ShownGoods;
    beforeAll(async () => {
      const keeper = await people.inserted({ authorities: ['yzgl_view', 'yzgl_edit'] });
      const session = await httpSignIn(keeper);
      const factor = await factors.made('cs_rank(pct_change(后复权收盘价, 20))');
      const runs = [
        await succeededRun(session, factor.id),
        await succeededRun(session, factor.id, { quantiles: 3, standardise: 'rank', horizons: [1, 5] }),
      ] as const;
      goods = { factor, runs: [runs[0].id, runs[1].id] };
      await session.leave();
    }, 120_000);

    it.each(INVEST_SCREENS)('on $name', async ({ path, ...screen }) => {
      expect(await faultsOf({ ...screen, path: path(goods) })).toEqual([]);
    });
  });

  it('on a company', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    await inspector.goto(detailPath(company));
    await inspector.page.locator('.c-strip-name', { hasText: company.name }).waitFor();
    expect(await faultsHere('company')).toEqual([]);
  });

  it('on the diagnosis of somebody who lacks an authority', async () => {
    const { id } = await people.inserted();
    const { page } = inspector;
    await inspector.goto(`/system/users?tab=diagnosis&user=${id}`);
    await page.getByLabel('看不到的内容').fill('审计');
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: '审计', visible: true })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('诊断结果').waitFor();
    expect(await faultsHere('diagnosis result')).toEqual([]);
  });

  it('on the card of a module that cannot be had', async () => {
    const { page } = inspector;
    await page.route('**/remotes/ai/**', (route) => route.abort());
    await inspector.goto('/expertsystem/overview');
    await page.getByText('智能问答模块暂时无法打开').waitFor();
    const found = await faultsHere('module unavailable');
    await page.unroute('**/remotes/ai/**');
    expect(found).toEqual([]);
  });

  it('on the login page, either form', async () => {
    const faults = await inBothThemes(async (theme) => {
      const page = await visitors.visitor();
      await page.addInitScript(`localStorage.setItem('console:theme', '${theme}')`);
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
    const faults = await inBothThemes(async (theme) => {
      const page = await visitors.signedIn(await reader(theme, {}));
      const inspector = new Inspector(page);
      await page.getByRole('button', { name: '锁屏' }).click();
      await page.getByRole('button', { name: '解锁' }).waitFor();
      return inspector.faults('lock');
    });
    expect(faults).toEqual([]);
  });

  it('where a password has to be changed first', async () => {
    const faults = await inBothThemes(async (theme) => {
      const user = await reader(theme, { mustChangePassword: true });
      const page = await visitors.visitor();
      const inspector = new Inspector(page);
      await inspector.goto('/login');
      await fillSignIn(page, user);
      await page.getByRole('heading', { name: '设置新密码' }).waitFor();
      return inspector.faults('password change');
    });
    expect(faults).toEqual([]);
  });
});
