import { SHELL_PAGES } from '../../app/pages/shell-pages.ts';
import type { MenuEntry } from '@console/contract-core';
import { aModule } from '../../core/modules/module-sample.ts';
import { menuIcon } from '../../core/controls/menu-icons.ts';
import { menuGroups } from '../../core/menu/menu-groups.ts';

const entry = (group: MenuEntry['group'], title: string, order: number, needs = 'x'): MenuEntry => ({
  group,
  title,
  order,
  needs,
  path: `/${title}`,
  icon: 'bank',
});

const modules = [
  aModule({ name: 'invest', menu: [entry('投资研究', '策略', 10), entry('数据库', '第三', 30)] }),
  aModule({ name: 'company', menu: [entry('数据库', '第二', 20), entry('数据库', '第一', 10, 'rare')] }),
];

const titles = (can: (need: unknown) => boolean): unknown =>
  menuGroups({ own: SHELL_PAGES, modules }, can).map((group) => [
    group.title,
    group.entries.map(({ title }) => title),
  ]);

describe('the menu', () => {
  it('joins the modules’ entries and the shell’s own, groups and entries in their order', () => {
    expect(titles(() => true)).toEqual([
      ['数据库', ['第一', '第二', '第三']],
      ['投资研究', ['策略']],
      ['运行与系统', ['任务中心', '数据导入与质量', '模块版本', '用户与权限', '文件管理', '审计日志']],
      ['实验室', ['内嵌网页', '画布演示', '股票配置指标', '用户', '风险']],
    ]);
  });

  it('leaves out what the user may not open', () => {
    expect(titles((need) => need === 'x')).toEqual([
      ['数据库', ['第二', '第三']],
      ['投资研究', ['策略']],
    ]);
  });

  it('has an icon of its own for each of the shell’s entries', () => {
    const icons = SHELL_PAGES.flatMap(({ menu }) => (menu ? [menuIcon(menu.icon)] : []));
    expect(new Set(icons).size).toBe(icons.length);
    expect(icons).not.toContain(menuIcon('a name without an icon'));
  });

  it('leaves out groups without an entry', () => {
    expect(titles(() => false)).toEqual([]);
  });
});
