import { TabRow } from '@console/ui';
import type { ReactElement } from 'react';
import { OpenTab } from './open-tab.tsx';
import { useTabs, type Tab } from './use-tabs.ts';
import type { TabLevel } from './use-tab-key.ts';

/**
 * Tabs within a tab, as a part of it; `label` is their accessible name, `level` the name of the choice in the
 * address: `part` within sub-tabs.
 */
export function tabs(label: string, list: readonly Tab[], level: TabLevel = 'sub'): TabbedPart {
  return Object.assign(() => <SubTabs label={label} list={list} level={level} />, { level, list });
}

/** A part of tabs, with what it is made of. */
export interface TabbedPart extends Pick<SubTabsProps, 'level' | 'list'> {
  (): ReactElement;
}

interface SubTabsProps {
  readonly label: string;
  readonly list: readonly Tab[];
  readonly level: TabLevel;
}

/** The chosen one is kept in the address, and it alone is shown. */
function SubTabs({ label, list, level }: SubTabsProps): ReactElement | null {
  const { shown, tab, choose } = useTabs(level, list);
  if (!tab) return null;
  return (
    <>
      <TabRow
        look={level === 'part' ? 'segments' : 'pills'}
        label={label}
        items={shown}
        active={tab.key}
        onChange={choose}
      />
      <OpenTab level={level} shown={shown} open={tab.key} />
    </>
  );
}
