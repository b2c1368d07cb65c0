import { useTabKey } from '@console/subject';
import { TabRow } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { ExecutiveChanges } from './executive-changes.tsx';
import { ExecutiveList } from './executive-list.tsx';
import { OneExecutive } from './one-executive.tsx';

const KEYS = ['list', 'changes'] as const;

/**
 * 公司高管: the executives of each year, and all their trades. One executive's trades replace the list, under
 * the first tab, until the user goes back.
 */
export function Executives(): ReactElement {
  const [active = 'list', choose] = useTabKey('part', KEYS);
  const [query, change] = usePageQuery();
  const executive = query.get('executive');
  const look = (id: string | null): void => change({ changeYear: null, executive: id });
  const items = [
    { key: 'list', title: executive === null ? '高管明细' : '高管持股变动' },
    { key: 'changes', title: '全部持股变动' },
  ] as const;
  return (
    <>
      <TabRow look="segments" label="公司高管" items={items} active={active} onChange={choose} />
      {active === 'changes' ? (
        <ExecutiveChanges key="all" />
      ) : executive === null ? (
        <ExecutiveList onLook={look} />
      ) : (
        <OneExecutive key={executive} id={executive} onBack={() => look(null)} />
      )}
    </>
  );
}
