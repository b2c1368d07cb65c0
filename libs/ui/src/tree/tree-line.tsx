import type { ReactElement } from 'react';
import { DownIcon } from '../icons.tsx';
import { Marked } from './marked.tsx';
import type { Ticked } from './tree-choice.ts';
import type { TreeRow } from './tree-rows.ts';
import { ROW_HEIGHT } from './use-visible-rows.ts';

const INDENT = 20;
const CHECKED = { all: true, some: 'mixed', none: false } as const;

export interface TreeLineProps {
  readonly id: string;
  readonly row: TreeRow;
  /** Its place in the whole list, from 0. */
  readonly at: number;
  readonly ticked: Ticked;
  readonly active: boolean;
  /** Marked where it matches. */
  readonly search: string;
}

/** One node: caret, box, title, code. Its list handles its clicks. */
export function TreeLine({ id, row, at, ticked, active, search }: TreeLineProps): ReactElement {
  const { node, level, place, among, open } = row;
  return (
    <div
      id={id}
      role="treeitem"
      className="c-line c-tree-row"
      data-at={at}
      data-active={active}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={among}
      aria-checked={CHECKED[ticked]}
      aria-selected={ticked === 'all'}
      {...(open === null ? {} : { 'aria-expanded': open })}
      style={{ top: at * ROW_HEIGHT, paddingLeft: 4 + (level - 1) * INDENT }}
    >
      <span className="c-tree-caret" data-caret={open !== null} data-open={open === true} aria-hidden="true">
        {open !== null && <DownIcon />}
      </span>
      <span className="c-line-box" data-ticked={ticked} aria-hidden="true" />
      <span className="c-line-title">
        <Marked text={node.title} search={search} />
      </span>
      {node.note !== undefined && (
        <span className="c-tree-note">
          <Marked text={node.note} search={search} />
        </span>
      )}
    </div>
  );
}
