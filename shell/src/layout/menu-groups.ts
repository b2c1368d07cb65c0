import { MENU_GROUPS, type MenuEntry, type RegistryModule } from '@console/contract-core';
import type { CanNeed } from '@console/platform';

export interface MenuGroup {
  readonly title: MenuEntry['group'];
  readonly entries: readonly MenuEntry[];
}

/** The menu of this user: groups in their fixed order, entries in theirs; an empty group is left out. */
export function menuGroups(
  modules: readonly RegistryModule[],
  can: (need: CanNeed) => boolean,
): readonly MenuGroup[] {
  const permitted = modules.flatMap((module) => module.menu).filter((entry) => can(entry.needs));
  return MENU_GROUPS.map((title) => ({
    title,
    entries: permitted.filter((entry) => entry.group === title).sort((a, b) => a.order - b.order),
  })).filter((group) => group.entries.length > 0);
}
