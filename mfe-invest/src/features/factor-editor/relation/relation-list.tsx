import { factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Ladder, PageLink } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { factorPath } from '../../../page-paths.ts';
import { client } from '../../../client.ts';
import { relationRows, type RelationRow } from './relation-rows.ts';

type Direction = 'sources' | 'users';

const DIRECTIONS: { readonly value: Direction; readonly label: string }[] = [
  { value: 'sources', label: '由什么组成' },
  { value: 'users', label: '被谁引用' },
];

/** The inputs of the saved factor, down to the indicators, or the factors that use it. */
export function RelationList({ factorId }: { readonly factorId: number }): ReactElement {
  const [direction, setDirection] = useState<Direction>('sources');
  const tree = useCall(client, factorCalls.relationTree, { id: factorId, direction });
  const rows = tree.data === undefined ? [] : relationRows(tree.data, direction);
  return (
    <section aria-label="关系树">
      <Segmented<Direction>
        aria-label="方向"
        options={DIRECTIONS}
        value={direction}
        onChange={setDirection}
      />
      <Ladder
        keep
        answer={tree}
        what="关系树"
        rows={4}
        emptyOf={() =>
          rows.length < 2 ? { title: direction === 'users' ? '没有因子引用它' : '没有来源' } : null
        }
      >
        {() => (
          <ul className="factor-relations">
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </ul>
        )}
      </Ladder>
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
