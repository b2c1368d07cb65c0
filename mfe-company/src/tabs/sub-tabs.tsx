import { TabRow } from '@console/ui';
import type { ComponentType, ReactElement } from 'react';
import type { CompanyPartProps } from './company-tab.ts';
import { useTabKey, type TabLevel } from './use-tab-key.ts';

export interface SubTab {
  readonly key: string;
  readonly title: string;
  readonly Content: ComponentType<CompanyPartProps>;
}

export interface SubTabsProps extends CompanyPartProps {
  readonly tabs: readonly SubTab[];
  /** What they choose among, for a screen reader. */
  readonly label: string;
  readonly level?: TabLevel;
}

/** Tabs within a tab: the chosen one stands in the address, and it alone is drawn. */
export function SubTabs({ tabs, label, company, level = 'sub' }: SubTabsProps): ReactElement {
  const [active, choose] = useTabKey(
    level,
    tabs.map(({ key }) => key),
  );
  const Content = tabs.find(({ key }) => key === active)?.Content;
  return (
    <>
      {active !== undefined && (
        <TabRow look="pills" label={label} items={tabs} active={active} onChange={choose} />
      )}
      {Content && <Content key={active} company={company} />}
    </>
  );
}
