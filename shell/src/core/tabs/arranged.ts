import type { PageTab } from './tab-state.ts';

/** The tabs with one pinned, at the end of the pinned ones, or released, at the front of the others. */
export function withPinned(tabs: readonly PageTab[], key: string, pinned: boolean): readonly PageTab[] {
  return pinnedFirst(tabs.map((tab) => (tab.key === key ? { ...tab, pinned } : tab)));
}

/** The tabs with one moved to before another, or to the end; pinned ones stay at the front. */
export function withMoved(tabs: readonly PageTab[], key: string, before: string | null): readonly PageTab[] {
  const moved = tabs.find((tab) => tab.key === key);
  if (!moved || key === before) return tabs;
  const others = tabs.filter((tab) => tab !== moved);
  const place = before === null ? others.length : others.findIndex((tab) => tab.key === before);
  if (place < 0) return tabs;
  return pinnedFirst([...others.slice(0, place), moved, ...others.slice(place)]);
}

function pinnedFirst(tabs: readonly PageTab[]): readonly PageTab[] {
  return [...tabs.filter(({ pinned }) => pinned), ...tabs.filter(({ pinned }) => !pinned)];
}
