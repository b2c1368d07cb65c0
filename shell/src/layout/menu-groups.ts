import { MENU_GROUPS, type MenuEntry, type RegistryModule } from '@console/contract-core';
import type { CanNeed } from '@console/platform';
import { SHELL_PAGES } from '../pages/shell-pages.ts';

export interface MenuGroup {
  readonly title: MenuEntry['group'];
  readonly entries: readonly MenuEntry[];
}

/** The menu of this user: groups in their fixed order, entries in theirs; an empty group is left out. */
export function menuGroups(
  modules: readonly RegistryModule[],
  can: (need: CanNeed) => boolean,
): readonly MenuGroup[] {
  const entries = [...modules.flatMap((module) => module.menu), ...ownEntries()];
  const permitted = entries.filter((entry) => can(entry.needs));
  return MENU_GROUPS.map((title) => ({
    title,
    entries: permitted.filter((entry) => entry.group === title).sort((a, b) => a.order - b.order),
  })).filter((group) => group.entries.length > 0);
}

const ownEntries = (): readonly MenuEntry[] =>
  SHELL_PAGES.flatMap(({ path, title, needs, menu }) => (menu ? [{ path, title, needs, ...menu }] : []));
