import type { ConsoleActions } from '../../core/menu/console-actions.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import type { PaletteItem } from './palette-items.ts';

interface ActionParts {
  readonly tabs: PageTabs;
  readonly actions: ConsoleActions;
}

/** The actions that are available everywhere. */
export function paletteActions({ tabs, actions }: ActionParts): readonly PaletteItem[] {
  const { tabs: open, active } = tabs.get();
  const shown = open.find(({ key }) => key === active);
  const others = open.filter((tab) => tab !== shown && !tab.pinned).map(({ key }) => key);
  return [
    { key: 'theme', title: '切换深浅主题', detail: '', run: actions.switchTheme },
    { key: 'colour', title: '切换涨跌颜色', detail: '红涨绿跌 / 绿涨红跌', run: actions.switchUpColour },
    { key: 'lock', title: '锁屏', detail: '', run: actions.lock },
    ...(shown
      ? [{ key: 'close', title: '关闭当前页', detail: shown.title, run: () => tabs.close([shown.key]) }]
      : []),
    ...(others.length > 0
      ? [{ key: 'others', title: '关闭其他页', detail: `${others.length} 个`, run: () => tabs.close(others) }]
      : []),
  ];
}
