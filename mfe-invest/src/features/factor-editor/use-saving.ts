import { fillMessage } from '@console/contract-core';
import { FACTOR_MESSAGES, type Factor } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { useState } from 'react';
import { editorStep, isUnread, type EditorState } from './draft/editor-state.ts';
import { faultLines } from './draft/fault-places.ts';
import { answerOf } from './draft/use-factor-check.ts';
import { basicsFault } from './saving/basics-form.tsx';
import { beginningOf, keepTyped, type Content } from './saving/factor-beginning.ts';
import { useFactorSave, type FactorSave } from './saving/use-factor-save.ts';
import type { Editing } from './use-editing.ts';

export interface Saving {
  readonly write: FactorSave;
  /** Whether the dialog for a new factor is open. */
  readonly asking: boolean;
  readonly ask: (asking: boolean) => void;
  /** Checks the edit, then saves it, or asks for a name first. */
  readonly save: () => Promise<void>;
  readonly add: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Loads what somebody else saved; undo restores the edit. */
  readonly loadLatest: () => Promise<void>;
}

interface After {
  readonly onSaved: () => void;
  readonly onAdded: (factor: Factor) => void;
}

/** Saving, and how to continue when somebody else was first. In any case the user's graph stays. */
export function useSaving(editing: Editing, { onSaved, onAdded }: After): Saving {
  const { editor, base, setBase, basics, setBasics } = editing;
  const { notify } = usePlatform();
  const write = useFactorSave();
  const [asking, ask] = useState(false);
  const settled = useSettledState(editing);
  const taken = (saved: Factor | null, content: Content): void => {
    if (saved === null) return;
    setBase({ ...beginningOf(saved), ...content });
    onSaved();
  };
  const sound = async (): Promise<Content | null> => {
    const state = await settled();
    const fault = state === null ? null : refusal(state, editor.names);
    if (fault !== null) notify.error(fault);
    return state === null || fault !== null
      ? null
      : { basics, graph: state.draft.graph, layout: state.draft.layout };
  };
  return {
    write,
    asking,
    ask,
    async save() {
      const content = await sound();
      if (content === null) return;
      if (base.id === null || base.revision === null) {
        write.forget();
        ask(true);
        return;
      }
      const fault = basicsFault(basics);
      if (fault !== null) notify.error(fault.name ?? fault.category ?? '');
      else taken(await write.change(base.id, base.revision, content), content);
    },
    async add() {
      const content = await sound();
      const saved = content && (await write.add(content));
      if (saved) onAdded(saved);
    },
    async overwrite() {
      const content = await sound();
      if (content !== null && base.id !== null) taken(await write.overwrite(base.id, content), content);
    },
    async loadLatest() {
      const latest = base.id === null ? null : await write.latest(base.id);
      if (latest === null) return;
      const { graph, layout, ...rest } = beginningOf(latest);
      const next = editorStep(editor.state, {
        type: 'edit',
        change: () => ({ graph, layout, arranged: false }),
      });
      editor.dispatch({ type: 'edit', change: () => next.draft });
      setBase({ ...rest, graph, layout: next.draft.layout });
      setBasics(keepTyped(base.basics, basics, rest.basics));
    },
  };
}

/** Returns the state once the last edit is checked; null when the check failed, which is shown. */
function useSettledState({ editor, base }: Editing): () => Promise<EditorState | null> {
  const { notify } = usePlatform();
  const { state, dispatch } = editor;
  return async () => {
    if (state.checked.edit === state.edit) return state;
    try {
      const answer = await answerOf(state, base.id, new AbortController().signal);
      const action = { type: 'checked', edit: state.edit, answer } as const;
      dispatch(action);
      return editorStep(state, action);
    } catch (error) {
      notify.error(error instanceof Error ? error : '校验没有完成');
      return null;
    }
  };
}

/** The service's refusal of this state; null when it can be saved. */
function refusal(state: EditorState, names: Readonly<Record<string, string>>): string | null {
  const { graph } = state.draft;
  const { faults } = state.checked;
  if (graph.nodes.length === 0 && !isUnread(state)) return '请先添加指标或输入公式';
  const [first] = faultLines(graph, faults, names);
  if (first === undefined) return null;
  const at = first.title === null ? '' : `${first.title}：`;
  return fillMessage(FACTOR_MESSAGES.faulty, { count: faults.length, first: at + first.text });
}
