import { MENU_GROUPS, type MenuEntry } from '@console/contract-core';
import type { CanNeed } from '@console/platform';
import type { AllPages } from '../modules/route-view.ts';

export interface MenuGroup {
  readonly title: MenuEntry['group'];
  readonly entries: readonly MenuEntry[];
}

/** The menu of this user: groups in their fixed order, entries in theirs; an empty group is left out. */
export function menuGroups(
  { own, modules }: AllPages,
  can: (need: CanNeed) => boolean,
): readonly MenuGroup[] {
  const entries = [...modules.flatMap((module) => module.menu), ...ownEntries(own)];
  const permitted = entries.filter((entry) => can(entry.needs));
  return MENU_GROUPS.map((title) => ({
    title,
    entries: permitted.filter((entry) => entry.group === title).sort((a, b) => a.order - b.order),
  })).filter((group) => group.entries.length > 0);
}

const ownEntries = (own: AllPages['own']): readonly MenuEntry[] =>
  own.flatMap(({ path, title, needs, menu }) => (menu ? [{ path, title, needs, ...menu }] : []));
