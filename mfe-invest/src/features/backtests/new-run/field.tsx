import { useId, type ReactElement, type ReactNode } from 'react';
import '../backtests.css';

interface FieldProps {
  /** The field's name in the draft, by which the form finds it. */
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  /** The reason why it cannot be sent. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A field of a form, or several that belong together, under their title; a fault is shown below, in amber.
 */
export function Field({ name, title, hint, fault, children }: FieldProps): ReactElement {
  const id = useId();
  return (
    <div
      className="bt-field"
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={fault === undefined ? undefined : `${id}fault`}
      data-field={name}
      data-wrong={fault !== undefined}
    >
      <div id={`${id}title`} className="bt-field-title">
        {title}
        {hint && <span className="c-hint">{hint}</span>}
      </div>
      <div className="bt-field-body">{children}</div>
      {fault !== undefined && (
        <p id={`${id}fault`} className="bt-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
