import { useCan } from '@console/platform';
import { useMemo, useReducer, useState } from 'react';
import { beginEditing, editorStep, isUnread, type EditorState } from './draft/editor-state.ts';
import { faultLines } from './draft/fault-places.ts';
import type { RuleOption } from './draft/node-parameters.ts';
import { useFactorCheck, type CheckFailure } from './draft/use-factor-check.ts';
import type { Editor } from './editor.ts';
import { usePalette, type Palette } from './palette/use-palette.ts';
import { isSameContent, type Basics, type Content, type FactorBeginning } from './saving/factor-beginning.ts';
import type { KeptFactor } from './saving/use-kept-factor.ts';

export interface Editing {
  readonly editor: Editor;
  readonly failure: CheckFailure;
  readonly palette: Palette;
  readonly basics: Basics;
  readonly setBasics: (basics: Basics) => void;
  /** The saved factor: with its own revision, and drawn as it is. */
  readonly base: FactorBeginning;
  readonly setBase: (base: FactorBeginning) => void;
  /** The content that saving would send now. */
  readonly content: Content;
  readonly changed: boolean;
}

interface Opening {
  readonly beginning: FactorBeginning;
  readonly found: KeptFactor | null;
  readonly rules: readonly RuleOption[];
}

/** The state of the page: the edit, the saved factor, and the service's check. */
export function useEditing({ beginning, found, rules }: Opening): Editing {
  const readOnly = !useCan('yzgl_edit');
  const [state, dispatch] = useReducer(editorStep, null, () => opened(beginning, found));
  const [basics, setBasics] = useState(found?.basics ?? beginning.basics);
  const [base, setBase] = useState((): FactorBeginning => {
    const { layout } = beginEditing({ draft: beginning, formula: beginning.formula }).draft;
    return { ...beginning, layout, revision: found?.revision ?? beginning.revision };
  });
  const failure = useFactorCheck(state, dispatch, base.id);
  const palette = usePalette(base.id);
  const { graph, layout } = state.draft;
  const content = useMemo((): Content => ({ basics, graph, layout }), [basics, graph, layout]);
  const unread = isUnread(state);
  const changed = useMemo(() => unread || !isSameContent(base, content), [unread, base, content]);
  const { names: checkedNames, faults } = state.checked;
  const names = useMemo(() => ({ ...palette.names, ...checkedNames }), [palette.names, checkedNames]);
  const lines = useMemo(() => faultLines(graph, faults, names), [graph, faults, names]);
  const editor = useMemo(
    (): Editor => ({ state, dispatch, rules, names, lines, readOnly }),
    [state, rules, names, lines, readOnly],
  );
  return { editor, failure, palette, basics, setBasics, base, setBase, content, changed };
}

/** The initial state: a stored draft over the saved factor, which is one undo step away. */
function opened(beginning: FactorBeginning, found: KeptFactor | null): EditorState {
  const saved = beginEditing({ draft: beginning, formula: beginning.formula });
  if (found === null) return saved;
  const { graph, layout, typed } = found;
  const drawn = editorStep(saved, { type: 'edit', change: () => ({ graph, layout, arranged: false }) });
  return typed === null ? drawn : editorStep(drawn, { type: 'type', text: typed });
}
