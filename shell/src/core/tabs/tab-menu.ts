import type { PageTab } from './tab-state.ts';

export interface TabMenuItem {
  readonly key: string;
  readonly title: string;
  readonly disabled: boolean;
  /** The keys of the tabs it closes. */
  readonly closes: readonly string[];
}

/**
 * The closing items in the menu of `tab`; null means home, which stays. A pinned tab closes only from its own
 * menu.
 */
export function tabMenu(tabs: readonly PageTab[], tab: PageTab | null): readonly TabMenuItem[] {
  const keysOf = (some: readonly PageTab[]): readonly string[] =>
    some.filter(({ pinned }) => !pinned).map(({ key }) => key);
  const place = tabs.findIndex(({ key }) => key === tab?.key);
  const items = [
    { key: 'this', title: '关闭', closes: tab ? [tab.key] : [] },
    { key: 'others', title: '关闭其他', closes: keysOf(tabs.filter(({ key }) => key !== tab?.key)) },
    { key: 'right', title: '关闭右侧', closes: keysOf(tabs.slice(place + 1)) },
    { key: 'all', title: '关闭全部', closes: keysOf(tabs) },
  ];
  return items.map((item) => ({ ...item, disabled: item.closes.length === 0 }));
}
