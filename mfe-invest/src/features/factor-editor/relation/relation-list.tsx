import { factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { EmptyState, ErrorState, PageLink, Skeleton } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { factorPath } from '../factor-paths.ts';
import { relationRows, type RelationRow } from './relation-rows.ts';

type Direction = 'sources' | 'users';

const DIRECTIONS: { readonly value: Direction; readonly label: string }[] = [
  { value: 'sources', label: '由什么组成' },
  { value: 'users', label: '被谁引用' },
];

/** What the saved factor is made of, down to the indicators, or what is made of it. */
export function RelationList({ factorId }: { readonly factorId: number }): ReactElement {
  const [direction, setDirection] = useState<Direction>('sources');
  const { data, error, refetch } = useCall(client, factorCalls.relationTree, { id: factorId, direction });
  const rows = data && relationRows(data, direction);
  return (
    <section aria-label="关系树">
      <Segmented<Direction>
        aria-label="方向"
        options={DIRECTIONS}
        value={direction}
        onChange={setDirection}
      />
      {error && !rows ? (
        <ErrorState title="关系树没有取到" error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <Skeleton rows={4} rowHeight={28} />
      ) : rows.length < 2 ? (
        <EmptyState title={direction === 'users' ? '没有因子引用它' : '没有来源'} />
      ) : (
        <ul className="factor-relations">
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ row: { node, depth, again } }: { readonly row: RelationRow }): ReactElement {
  return (
    <li style={{ paddingLeft: depth * 16 }} data-look={node.kind}>
      {node.factorId !== null && depth > 0 ? (
        <PageLink to={factorPath(node.factorId)}>{node.name}</PageLink>
      ) : (
        node.name
      )}
      <small>{node.kind === 'factor' ? '因子' : '指标'}</small>
      {again && <small>见上</small>}
    </li>
  );
}
