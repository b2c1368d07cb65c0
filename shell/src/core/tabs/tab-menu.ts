import type { PageTab } from './tab-state.ts';

export interface TabMenuItem {
  readonly key: string;
  readonly title: string;
  readonly disabled: boolean;
  /** The keys of the tabs it closes. */
  readonly closes: readonly string[];
}

/** The menu of `tab`: what may be closed; null means home, which stays. */
export function tabMenu(tabs: readonly PageTab[], tab: PageTab | null): readonly TabMenuItem[] {
  const keys = tabs.map(({ key }) => key);
  const place = tab ? keys.indexOf(tab.key) : -1;
  const items = [
    { key: 'this', title: '关闭', closes: tab ? [tab.key] : [] },
    { key: 'others', title: '关闭其他', closes: keys.filter((key) => key !== tab?.key) },
    { key: 'right', title: '关闭右侧', closes: keys.slice(place + 1) },
    { key: 'all', title: '关闭全部', closes: keys },
  ];
  return items.map((item) => ({ ...item, disabled: item.closes.length === 0 }));
}
