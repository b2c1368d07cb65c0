import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import type { Ticked } from './tree-choice.ts';
import { treeStep } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import type { TreeRow } from './tree-rows.ts';
import { ROW_HEIGHT, useVisibleRows } from './use-visible-rows.ts';

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
  const id = useId();
  const { place, first, end, onScroll, reveal } = useVisibleRows(rows.length);
  const [hand, setHand] = useState<string | null>(null);
  const found = rows.findIndex(({ node }) => node.key === hand);
  const at = found === -1 ? 0 : found;
  const goTo = (index: number): void => {
    setHand(rows[index]?.node.key ?? null);
    reveal(index);
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
    if (!(event.target instanceof Element)) return;
    const line = event.target.closest<HTMLElement>('[data-at]');
    const row = line ? rows[Number(line.dataset['at'])] : undefined;
    if (!row) return;
    setHand(row.node.key);
    (event.target.closest('[data-caret="true"]') ? onTurn : onTick)(row);
  };
  const lineId = (index: number): string => `${id}-${index}`;
  return (
    <div
      ref={place}
      role="tree"
      tabIndex={0}
      className="c-tree"
      aria-label={label}
      aria-multiselectable="true"
      {...(at >= first && at < end ? { 'aria-activedescendant': lineId(at) } : {})}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="none" className="c-tree-lines" style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(first, end).map((row, index) => (
          <TreeLine
            key={row.node.key}
            id={lineId(first + index)}
            row={row}
            at={first + index}
            ticked={ticked.get(row.node.key) ?? 'none'}
            active={first + index === at}
            search={search}
          />
        ))}
      </div>
    </div>
  );
}
