import { useCan } from '@console/platform';
import { useMemo, useState } from 'react';
import { isUnread } from './draft/editor-state.ts';
import type { RuleOption } from './draft/node-parameters.ts';
import type { FactorBeginning } from './saving/factor-beginning.ts';
import { useKeeping } from './saving/use-keeping.ts';
import { useKeptFactor, type KeptFactor } from './saving/use-kept-factor.ts';
import { useEditing, type Editing } from './use-editing.ts';

export interface KeptEditing {
  readonly editing: Editing;
  /** The text about unsaved changes: 草稿，18:19 已自动保存到本机. */
  readonly keeping: string;
  /** Whether the edit was restored from an unsaved draft. */
  readonly restored: boolean;
  /** Returns to the saved factor; undo restores the edit. */
  readonly giveUp: () => void;
  /** Called after saving: the stored draft is removed. */
  readonly settle: () => void;
  /** Called after saving and leaving: nothing is stored from now on. */
  readonly end: () => void;
}

export interface FactorPlace {
  readonly beginning: FactorBeginning;
  readonly rules: readonly RuleOption[];
  /** The storage key of the draft. */
  readonly place: string;
}

/** The edit of a factor, with unsaved changes stored in this browser. */
export function useKeptEditing({ beginning, rules, place }: FactorPlace): KeptEditing {
  const kept = useKeptFactor(place, !useCan('yzgl_edit'));
  const editing = useEditing({ beginning, found: kept.found, rules });
  const [keeping, end] = useKeeping(useChanges(editing), kept);
  const [restored, setRestored] = useState(kept.found !== null);
  return {
    editing,
    keeping: editing.editor.readOnly ? '' : keeping,
    restored: restored && editing.changed,
    giveUp() {
      const { base, setBase, setBasics, editor } = editing;
      const { graph, layout } = base;
      editor.dispatch({ type: 'edit', select: [], change: () => ({ graph, layout, arranged: false }) });
      setBasics(base.basics);
      // The stored draft may have begun with an older revision.
      setBase({ ...base, revision: beginning.revision });
      setRestored(false);
    },
    settle() {
      kept.drop();
      setRestored(false);
    },
    end,
  };
}

/** The draft to store; null while nothing differs from the saved factor. */
function useChanges({ content, changed, base, editor: { state, readOnly } }: Editing): KeptFactor | null {
  const typed = isUnread(state) ? state.text : null;
  const { revision } = base;
  const { formula } = state;
  return useMemo(
    () => (changed && !readOnly ? { ...content, revision, formula, typed } : null),
    [changed, readOnly, content, revision, formula, typed],
  );
}
