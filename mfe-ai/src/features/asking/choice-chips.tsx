import type { ReactElement, ReactNode } from 'react';

/** A candidate of what a question is about. */
export interface ChoiceChip {
  readonly key: string;
  readonly text: string;
  /** 0 to 1: how surely the text means it; absent for what the text does not name. */
  readonly score?: number | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

interface ChoiceChipsProps {
  readonly title: string;
  readonly chips: readonly ChoiceChip[];
  /** Another way to choose, behind the chips. */
  readonly children?: ReactNode;
}

/** A chip for each candidate, of which one is chosen. */
export function ChoiceChips({ title, chips, children }: ChoiceChipsProps): ReactElement {
  return (
    <div className="ask-chips" role="radiogroup" aria-label={title}>
      <span className="c-panel-sub">{title}</span>
      {chips.map(({ key, text, score, checked, onChoose }) => (
        <button
          key={key}
          type="button"
          role="radio"
          className="ask-subject"
          aria-checked={checked}
          onClick={onChoose}
        >
          {text}
          {score !== undefined && <span className="ask-score">{Math.round(score * 100)}%</span>}
        </button>
      ))}
      {children}
    </div>
  );
}
