import type { FoundCompany } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import type { ConsoleActions } from '../../core/menu/console-actions.ts';
import { readVisits } from '../../core/visits/recent-visits.ts';
import type { MenuGroup } from '../../core/menu/menu-groups.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { companyItem, paletteActions } from './palette-actions.ts';
import { matchingActions, matchingPages, recentItems, type PaletteItem } from './palette-items.ts';
import { useCompanies } from './use-companies.ts';

export interface PaletteSources {
  readonly tabs: PageTabs;
  readonly groups: readonly MenuGroup[];
  readonly actions: ConsoleActions;
}

export interface FoundItem extends PaletteItem {
  readonly company?: FoundCompany;
}

export interface Section {
  readonly title: string;
  readonly items: readonly FoundItem[];
  /** Whether they are hits of an earlier text: shown until the awaited ones come, and not to be chosen. */
  readonly stale: boolean;
}

interface Sections {
  readonly sections: readonly Section[];
  /** Whether the companies of this text are still awaited. */
  readonly waiting: boolean;
  readonly error: Error | null;
}

/** The items to choose from for a text, companies first. */
export function useSections(text: string, { tabs, groups, actions }: PaletteSources): Sections {
  const { session, can } = usePlatform();
  const { data, error, isFetching, isPending, isPlaceholderData } = useCompanies(text);
  const found = text === '' || !data ? [] : data;
  const canOpen = can('gssjk_gn_view');
  const sections = [
    {
      title: '公司',
      items: found.map((company) => ({ ...companyItem(company, canOpen), company })),
      stale: isPlaceholderData,
    },
    { title: '最近访问', items: text === '' ? recentItems(readVisits(session.userId)) : [], stale: false },
    { title: '页面', items: matchingPages(groups, text), stale: false },
    { title: '操作', items: matchingActions(paletteActions({ tabs, actions }), text), stale: false },
  ];
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    waiting: isFetching && (isPending || isPlaceholderData),
    error,
  };
}
