import { FORMULA_LENGTH, type GraphFaultData } from '@console/contract-invest';
import { useMemo, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { formulaSpans } from './formula-spans.ts';

export interface FormulaFieldProps {
  readonly text: string;
  readonly faults: readonly GraphFaultData[];
  readonly factorNames: ReadonlySet<string>;
  readonly readOnly: boolean;
  /** Whether the graph has no complete formula, and this is its last one. */
  readonly stale: boolean;
  readonly field: Ref<HTMLTextAreaElement>;
  /** The id of the element that describes the faults. */
  readonly describedBy: string;
  readonly onType: (text: string) => void;
  readonly onSettle: () => void;
}

/** A plain text field whose letters are drawn, in colours, by an element below it. */
export function FormulaField(props: FormulaFieldProps): ReactElement {
  const { text, faults, factorNames, readOnly, stale, field, describedBy, onType, onSettle } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSettle();
  };
  return (
    <div className="factor-formula-field" data-stale={stale}>
      <ColouredFormula text={text} faults={faults} factorNames={factorNames} />
      <textarea
        ref={field}
        aria-label="公式"
        aria-invalid={faults.length > 0}
        aria-describedby={describedBy}
        rows={1}
        maxLength={FORMULA_LENGTH}
        spellCheck={false}
        autoComplete="off"
        placeholder="输入公式，例如 cs_rank(pct_change(收盘价, 20)) * 0.4"
        value={text}
        readOnly={readOnly}
        onChange={(event) => onType(event.target.value)}
        onBlur={onSettle}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

type ColouredFormulaProps = Pick<FormulaFieldProps, 'text' | 'faults' | 'factorNames'>;

function ColouredFormula({ text, faults, factorNames }: ColouredFormulaProps): ReactElement {
  const spans = useMemo(() => formulaSpans(text, faults, factorNames), [text, faults, factorNames]);
  return (
    <div className="factor-formula-text" aria-hidden="true">
      {spans.map(({ from, to, look, faulty }) => (
        <span key={from} data-look={look} data-faulty={faulty || undefined}>
          {text.slice(from, to)}
        </span>
      ))}
      {/* A final line break has no height of its own. */}
      {'\u200b'}
    </div>
  );
}
