import { SEARCH_LENGTH } from '@console/contract-core';
import { Button, Tooltip } from 'antd';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { FirstInput } from '../form/first-input.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { tick, tickedByKey, type TreeChoice } from './tree-choice.ts';
import { TreeList } from './tree-list.tsx';
import type { TreeNode } from './tree-node.ts';
import { treeRows, type TreeRow } from './tree-rows.ts';
import './tree.css';
import { useOpenBranches } from './use-open-branches.ts';

export interface TreeSelectorProps {
  readonly nodes: readonly TreeNode[];
  readonly chosen: TreeChoice;
  readonly onChange: (chosen: TreeChoice) => void;
  /** The kind of places: 申万行业. */
  readonly label: string;
  /** Names the search box. */
  readonly placeholder: string;
  /** A summary of the choice, beside the buttons. */
  readonly summary?: (chosen: TreeChoice) => string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly confirming?: boolean;
  /** Why 确定 cannot be pressed now; null when it can. */
  readonly blocked?: string | null;
  /** Shown above the buttons: why the last 确定 was refused. */
  readonly children?: ReactNode;
}

const countOf = (chosen: TreeChoice): string => `已选 ${chosen.size} 项`;

/**
 * Several places of a tree, with a search that keeps matching branches. Ticking takes what is shown below and
 * the levels above with it. The choice is the caller's: 确定 and 取消 notify the caller.
 */
export function TreeSelector(props: TreeSelectorProps): ReactElement {
  const { nodes, chosen, onChange, label, placeholder, summary = countOf, blocked = null } = props;
  const [search, setSearch] = useState('');
  const branches = useOpenBranches(nodes, search);
  const rows = treeRows(branches.nodes, branches.isOpen);
  const ticked = useMemo(() => tickedByKey(branches.nodes, chosen), [branches.nodes, chosen]);
  const onTick = ({ node }: TreeRow): void =>
    onChange(tick(nodes, chosen, { node, on: ticked.get(node.key) !== 'all' }));
  return (
    <div className="c-tree-selector">
      <FirstInput
        aria-label={placeholder}
        placeholder={placeholder}
        allowClear
        maxLength={SEARCH_LENGTH}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {rows.length === 0 ? (
        <EmptyState filtered title={`没有符合的${label}`} cause="换一个关键词再试" />
      ) : (
        <TreeList
          label={label}
          rows={rows}
          ticked={ticked}
          search={search}
          onTick={onTick}
          onTurn={({ node }) => branches.turn(node.key)}
        />
      )}
      {props.children}
      <div className="c-tree-foot">
        <span aria-live="polite">{summary(chosen)}</span>
        <Button onClick={props.onCancel}>取消</Button>
        <Tooltip title={blocked}>
          <Button
            type="primary"
            disabled={blocked !== null}
            loading={props.confirming ?? false}
            onClick={props.onConfirm}
          >
            确定
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}
