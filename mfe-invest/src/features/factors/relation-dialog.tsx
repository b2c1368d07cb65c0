import { investEntries, type FactorRow } from '@console/contract-invest';
import { useCall, usePlatform } from '@console/platform';
import { Ladder, TabRow } from '@console/ui';
import { Modal, useFocusReturn } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { factorPath } from '../../page-paths.ts';
import { relationRows, type RelationRow } from './relation-rows.ts';

interface RelationDialogProps {
  readonly factor: Pick<FactorRow, 'id' | 'name'>;
  readonly onClose: () => void;
}

type Direction = 'users' | 'sources';

const DIRECTIONS = [
  { key: 'users', title: '被谁引用' },
  { key: 'sources', title: '由什么组成' },
] as const;

/** The factors that use a factor, indirectly too, and its own inputs. */
export function RelationDialog({ factor, onClose }: RelationDialogProps): ReactElement {
  const [direction, setDirection] = useState<Direction>('users');
  const tree = useCall(client, investEntries.relationTree, { id: factor.id, direction });
  useFocusReturn();
  return (
    <Modal open title={`${factor.name} 的引用关系`} footer={null} width={480} onCancel={onClose}>
      <TabRow<Direction>
        look="pills"
        label="引用关系"
        items={DIRECTIONS}
        active={direction}
        onChange={setDirection}
      />
      <div className="invest-factor-relations">
        <Ladder
          answer={tree}
          what="引用关系"
          rows={4}
          emptyOf={(data) => (relationRows(data, direction).length === 0 ? NONE[direction] : null)}
        >
          {(data) => <Relations rows={relationRows(data, direction)} onClose={onClose} />}
        </Ladder>
      </div>
    </Modal>
  );
}

interface RelationsProps {
  readonly rows: readonly RelationRow[];
  readonly onClose: () => void;
}

const NONE = {
  users: { title: '没有因子引用它', cause: '它可以删除，不影响其他因子' },
  sources: { title: '它不由指标或因子组成' },
};

function Relations({ rows, onClose }: RelationsProps): ReactElement {
  return (
    <ul className="c-list invest-factor-relation-list">
      {rows.map((row, at) => (
        <Relation key={at} row={row} onClose={onClose} />
      ))}
    </ul>
  );
}

function Relation({
  row: { node, level, repeated },
  onClose,
}: {
  readonly row: RelationRow;
  readonly onClose: () => void;
}): ReactElement {
  const { navigate } = usePlatform();
  const { factorId, name } = node;
  const open = (id: number): void => {
    onClose();
    navigate(factorPath(id));
  };
  return (
    <li style={{ paddingLeft: (level - 1) * 20 }}>
      {factorId === null ? (
        <span>{name}</span>
      ) : (
        <button type="button" className="invest-factor-action" onClick={() => open(factorId)}>
          {name}
        </button>
      )}
      <span className="invest-factor-hint">
        {node.kind === 'indicator' ? '指标' : level === 1 ? '因子' : '因子，间接'}
        {repeated && '，其下同上'}
      </span>
    </li>
  );
}
