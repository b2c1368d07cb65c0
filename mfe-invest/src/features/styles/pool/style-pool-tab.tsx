import { poolTables, type Style } from '@console/contract-invest';
import { TabRow } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { StylePoolTable } from './style-pool-table.tsx';

const POOLS = [
  { key: 'system', title: '系统生态池' },
  { key: 'user', title: '用户生态池' },
] as const;

/** V-02: the stocks of a style: its system pool, and what users pinned to it. */
export function StylePoolTab({ style }: { readonly style: Style }): ReactElement {
  const [query, change] = usePageQuery();
  const pool = query.get('pool') === 'user' ? 'user' : 'system';
  return (
    <>
      <TabRow
        look="segments"
        label={poolTables.stylePool.title}
        items={POOLS}
        active={pool}
        onChange={(key) => change({ pool: key === 'system' ? null : key })}
      />
      <StylePoolTable key={pool} style={style} pool={pool} />
    </>
  );
}
