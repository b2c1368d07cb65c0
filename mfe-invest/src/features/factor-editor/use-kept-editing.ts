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
  /** How what is changed is kept: 草稿，18:19 已自动保存到本机. */
  readonly keeping: string;
  /** What stands was left unsaved before. */
  readonly restored: boolean;
  /** Back to what is saved, one step from what stood. */
  readonly giveUp: () => void;
  /** Saved: nothing is left to be kept. */
  readonly settle: () => void;
  /** Saved, and left: nothing is kept from now on. */
  readonly end: () => void;
}

export interface FactorPlace {
  readonly beginning: FactorBeginning;
  readonly rules: readonly RuleOption[];
  /** What is kept in this browser is kept under. */
  readonly place: string;
}

/** A factor being edited, with what is not saved kept in this browser. */
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
      // What was kept may have begun with an older one.
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

/** What is to be kept; null while it is what is saved. */
function useChanges({ content, changed, base, editor: { state, readOnly } }: Editing): KeptFactor | null {
  const typed = isUnread(state) ? state.text : null;
  const { revision } = base;
  const { formula } = state;
  return useMemo(
    () => (changed && !readOnly ? { ...content, revision, formula, typed } : null),
    [changed, readOnly, content, revision, formula, typed],
  );
}
