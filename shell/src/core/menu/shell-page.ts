import type { MenuEntry, PageRoute } from '@console/contract-core';
import type { ComponentType } from 'react';

/** A page of the shell itself, which belongs to no module. */
export interface ShellPage extends PageRoute {
  /** Null for pages that the menu does not list. */
  readonly menu: Pick<MenuEntry, 'group' | 'icon' | 'order'> | null;
  /** Fetched when the page is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}
