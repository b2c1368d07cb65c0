import type { Locator, Page } from 'playwright-core';
import type { Person } from '../people/people.ts';
import { LINES } from './table-lines.ts';

type Named = Pick<Person, 'username' | 'realName'>;

/** Opens 用户与权限, filtered by the user's name. */
export const usersPath = ({ username }: Pick<Named, 'username'>): string =>
  `/system/users?search=${encodeURIComponent(username)}`;

export const rowOf = (page: Page, { username }: Pick<Named, 'username'>): Locator =>
  page.getByRole('region', { name: '用户', exact: true }).locator(LINES, {
    hasText: username,
  });

/** Opens the menu of a user's row. */
export async function rowMenu(page: Page, user: Named): Promise<Locator> {
  await rowOf(page, user)
    .getByRole('button', { name: `${user.realName} 的更多操作` })
    .click();
  const menu = page.getByRole('menu').filter({ visible: true }).filter({ hasText: '重置密码' });
  await menu.waitFor();
  return menu;
}

/** Chooses an item of that menu. */
export async function chooseForUser(page: Page, user: Named, item: string): Promise<void> {
  const menu = await rowMenu(page, user);
  await menu.getByRole('menuitem', { name: item, exact: true }).click();
}

export const dialog = (page: Page, title: string): Locator =>
  page.getByRole('dialog').filter({ hasText: title });
