import type { EditorAction, EditorState } from './draft/editor-state.ts';
import type { FaultLine } from './draft/fault-places.ts';
import type { RuleOption } from './draft/node-parameters.ts';

/** The properties that every part of the editor works with. */
export interface Editor {
  readonly state: EditorState;
  readonly dispatch: (action: EditorAction) => void;
  readonly rules: readonly RuleOption[];
  /** The names of the versions nodes are pinned to, by ref. */
  readonly names: Readonly<Record<string, string>>;
  /** The present faults, in Chinese. */
  readonly lines: readonly FaultLine[];
  /** Whether the factor may only be viewed. */
  readonly readOnly: boolean;
}
