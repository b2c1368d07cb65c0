import type { ReactElement, ReactNode } from 'react';
import type { Edit } from '../edit/use-edit.ts';
import { FaultAlert } from '../form/fault-alert.tsx';
import { useClosed } from '../layout/use-closed.ts';
import { levelSummary } from './choice-by-level.ts';
import type { TreeNode } from './tree-node.ts';
import { TreeSelector } from './tree-selector.tsx';
import './tree.css';

export interface TreeDraft {
  readonly keys: readonly string[];
}

export interface TreeEditProps {
  readonly edit: Edit<object, TreeDraft>;
  readonly nodes: readonly TreeNode[];
  /** The kind of places: 申万行业. */
  readonly label: string;
  /** Names the search box. */
  readonly placeholder: string;
  /** An explanation of what a choice does. */
  readonly hint: ReactNode;
  /** Why it was not saved, in the words of the page. */
  readonly faultOf: (fault: Error | null) => Error | null;
}

/** An edit of several places of a tree: saved as a whole, or refused as a whole with the choice kept. */
export function TreeEdit(props: TreeEditProps): ReactElement {
  const { edit, nodes, label, placeholder, hint, faultOf } = props;
  const closed = useClosed();
  return (
    <div className="c-tree-edit">
      <p>{hint}</p>
      <TreeSelector
        nodes={nodes}
        chosen={new Set(edit.draft.keys)}
        onChange={(chosen) => edit.type({ keys: [...chosen] })}
        label={label}
        placeholder={placeholder}
        summary={(chosen) => levelSummary(nodes, chosen)}
        blocked={closed ?? (edit.changed ? null : '没有改动')}
        confirming={edit.running}
        onCancel={edit.leave}
        onConfirm={() => void edit.save()}
      >
        <FaultAlert
          fault={faultOf(edit.fault)}
          reloading={edit.running}
          onReload={() => void edit.reload()}
        />
      </TreeSelector>
    </div>
  );
}
