import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { LineList, lineOf } from './line-list.tsx';
import type { Ticked } from './tree-choice.ts';
import { treeStep } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import type { TreeRow } from './tree-rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';

export interface TreeListProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly ticked: ReadonlyMap<string, Ticked>;
  readonly search: string;
  readonly onTick: (row: TreeRow) => void;
  /** Opens a closed branch, closes an open one. */
  readonly onTurn: (row: TreeRow) => void;
}

/** The lines of a tree, of which only those in sight are drawn; one stop of the Tab key, arrows move within. */
export function TreeList({ label, rows, ticked, search, onTick, onTurn }: TreeListProps): ReactElement {
  const visible = useVisibleRows(rows.length);
  const [hand, setHand] = useState<string | null>(null);
  const found = rows.findIndex(({ node }) => node.key === hand);
  const at = found === -1 ? 0 : found;
  const goTo = (index: number): void => {
    setHand(rows[index]?.node.key ?? null);
    visible.reveal(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? null : treeStep(event.key, rows, at);
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'move') return goTo(step.to);
    const row = rows[step.at];
    if (row) (step.kind === 'turn' ? onTurn : onTick)(row);
  };
  const onClick = (event: MouseEvent): void => {
    const row = rows[lineOf(event)];
    if (!row) return;
    setHand(row.node.key);
    const onCaret = (event.target as Element).closest('[data-caret="true"]') !== null;
    (onCaret ? onTurn : onTick)(row);
  };
  return (
    <LineList
      role="tree"
      label={label}
      id={useId()}
      count={rows.length}
      at={at}
      visible={visible}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {(place, id) => {
        const row = rows[place] as TreeRow;
        return (
          <TreeLine
            key={row.node.key}
            id={id}
            row={row}
            at={place}
            ticked={ticked.get(row.node.key) ?? 'none'}
            active={place === at}
            search={search}
          />
        );
      }}
    </LineList>
  );
}
