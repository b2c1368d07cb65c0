import type { EditorAction, EditorState } from './draft/editor-state.ts';
import type { FaultLine } from './draft/fault-places.ts';
import type { RuleOption } from './draft/node-parameters.ts';

/** What every part of the editor works with. */
export interface Editor {
  readonly state: EditorState;
  readonly dispatch: (action: EditorAction) => void;
  readonly rules: readonly RuleOption[];
  /** What nodes are pinned to is called, by ref. */
  readonly names: Readonly<Record<string, string>>;
  /** What is wrong now, in Chinese. */
  readonly lines: readonly FaultLine[];
  /** May be looked at only. */
  readonly readOnly: boolean;
}
