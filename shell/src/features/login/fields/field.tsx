import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import './field.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'prefix'> {
  readonly label: string;
  readonly hint?: string;
  readonly fault: string | undefined;
  /** Text inside the box, before the value. */
  readonly prefix?: string;
  /** An element inside the box, at its right end. */
  readonly action?: ReactNode;
  /** An element to the right of the box. */
  readonly beside?: ReactNode;
}

/** One labelled input with its message below. */
export function Field({ label, hint, fault, prefix, action, beside, ...input }: FieldProps): ReactElement {
  const id = useId();
  return (
    <div className="shell-field">
      <label htmlFor={id}>
        {label}
        {hint && <span className="shell-field-hint"> {hint}</span>}
      </label>
      <div className="shell-field-row">
        <div className="shell-field-box">
          {prefix && <span className="shell-field-prefix">{prefix}</span>}
          <input
            {...input}
            id={id}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          />
          {action}
        </div>
        {beside}
      </div>
      {fault !== undefined && (
        <div id={`${id}-fault`} className="shell-field-fault">
          {fault}
        </div>
      )}
    </div>
  );
}
