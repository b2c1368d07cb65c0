import type { MenuEntry, PageRoute } from '@console/contract-core';
import type { ComponentType } from 'react';

/** A page of the shell itself: running the console is nobody's module. */
export interface ShellPage extends PageRoute {
  readonly menu: Pick<MenuEntry, 'group' | 'icon' | 'order'>;
  /** Fetched when the page is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

export const SHELL_PAGES: readonly ShellPage[] = [
  {
    path: '/operations/data',
    title: '数据导入与质量',
    needs: 'xtgl_data',
    menu: { group: '运行与系统', icon: 'import', order: 20 },
    load: () => import('../operations/data-page.tsx'),
  },
];
