import type { ModuleName } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';

export interface ModulePlace {
  readonly name: ModuleName;
  /** Its name on its card. */
  readonly title: string;
  /** One of its entries in the menu, and the address of that. */
  readonly entry: string;
  readonly path: string;
}

/** Every module, with a page that shows data of its own service. */
export const MODULES: readonly [ModulePlace, ...ModulePlace[]] = [
  { name: 'company', title: '公司数据库', entry: '公司数据库', path: '/edatabase/digitalecology' },
  { name: 'industry', title: '行业数据库', entry: '行业数据库', path: '/edatabase/industry' },
  { name: 'invest', title: '投资研究', entry: '投资研究', path: '/investment/overview' },
  { name: 'ai', title: '智能问答', entry: '智能问答', path: '/expertsystem/overview' },
];

/** The first module that is not this one. */
export const otherThan = (name: string): ModulePlace =>
  MODULES.find((module) => module.name !== name) ?? MODULES[0];

/** Opens a module's page by the menu, without loading the console again. */
export const openModule = (page: Page, { entry }: ModulePlace): Promise<void> =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: entry, exact: true }).click();

const section = (page: Page, { name }: ModulePlace): Locator =>
  page.locator(`section[data-module=${name}]:not([hidden])`);

/** Waits until a module's page shows data of its service: text in a table or a list of facts. */
export async function moduleShown(page: Page, module: ModulePlace): Promise<void> {
  const answers = section(page, module)
    .locator('td, dd')
    .filter({ hasText: /[^\s—]/ });
  // A table also has a cell when it has no answer.
  const real = answers.filter({ hasNot: page.locator('[role=alert], [role=status]'), visible: true });
  await real.first().waitFor();
}

/** The card in the place of a module's page. */
export const moduleCard = (page: Page, { title }: ModulePlace): Locator =>
  page.getByRole('alert').filter({ hasText: `${title}模块暂时无法打开` });

/** The message of a module's page when its service is away. */
export const serviceAway = (page: Page, module: ModulePlace): Locator =>
  section(page, module).getByRole('alert').filter({ hasText: '恢复后会自动重新加载' }).first();
