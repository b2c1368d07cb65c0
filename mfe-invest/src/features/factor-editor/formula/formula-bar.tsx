import { useId, useMemo, useRef, type ReactElement } from 'react';
import { isChecked } from '../draft/editor-state.ts';
import type { FaultLine } from '../draft/fault-places.ts';
import type { CheckFailure } from '../draft/use-factor-check.ts';
import type { Editor } from '../editor.ts';
import { FormulaField } from './formula-field.tsx';
import './formula.css';
import { FormulaState } from './formula-state.tsx';

/** The factor as a formula, kept in agreement with its graph. */
export function FormulaBar({
  editor,
  failure,
}: {
  readonly editor: Editor;
  readonly failure: CheckFailure;
}): ReactElement {
  const { state, dispatch, names, readOnly } = editor;
  const field = useRef<HTMLTextAreaElement>(null);
  const stateId = useId();
  const { nodes } = state.draft.graph;
  const factorNames = useMemo(
    () => new Set(nodes.flatMap(({ kind, ref }) => (kind === 'factor' ? (names[ref] ?? []) : []))),
    [nodes, names],
  );
  const read = isChecked(state);
  const show = ({ fault }: FaultLine): void => {
    if (fault.node !== undefined && nodes.some(({ id }) => id === fault.node))
      dispatch({ type: 'select', ids: [fault.node] });
    if (fault.span === undefined || state.edited !== 'formula') return;
    field.current?.focus();
    field.current?.setSelectionRange(fault.span.from, fault.span.to);
  };
  return (
    <div className="factor-formula" role="group" aria-label="公式栏">
      <span className="factor-fx" aria-hidden="true">
        fx
      </span>
      <FormulaField
        field={field}
        text={state.text}
        faults={read && state.edited === 'formula' ? state.checked.faults : NO_FAULTS}
        factorNames={factorNames}
        readOnly={readOnly}
        stale={read && state.edited === 'graph' && !state.checked.whole}
        describedBy={stateId}
        onType={(text) => dispatch({ type: 'type', text })}
        onSettle={() => dispatch({ type: 'settle' })}
      />
      <FormulaState editor={editor} failure={failure} id={stateId} onShow={show} />
    </div>
  );
}

const NO_FAULTS = [] as const;
