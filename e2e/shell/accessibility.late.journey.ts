import { nothingSerious } from '../support/accessibility/inspecting-reader.ts';
import { press, type Screen } from '../support/accessibility/screen.ts';

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

nothingSerious(SCREENS, (reader) => {
  it('on the card of a module that cannot be loaded', async () => {
    const { page } = reader.inspector;
    await page.route('**/remotes/ai/**', (route) => route.abort());
    await reader.inspector.goto('/expertsystem/overview');
    await page.getByText('智能问答模块暂时无法打开').waitFor();
    const found = await reader.faultsHere('module unavailable');
    await page.unroute('**/remotes/ai/**');
    expect(found).toEqual([]);
  });
});
