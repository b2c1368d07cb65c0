import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import './text-field.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  /** The fault, shown in the hint's place. */
  readonly fault?: string | undefined;
  readonly hint?: ReactNode;
  /** An element inside the box, at its right end. */
  readonly action?: ReactNode;
}

/**
 * One labelled input, 30 px high, with its message below. Without antd: it is also shown where no console
 * is loaded.
 */
export function TextField({ label, fault, hint, action, required, ...input }: TextFieldProps): ReactElement {
  const id = useId();
  const below = fault ?? hint;
  return (
    <div className="shell-text-field-field">
      <label htmlFor={id} className={required ? 'shell-text-field-required' : undefined}>
        {label}
      </label>
      <div className="shell-text-field-box">
        <input
          {...input}
          id={id}
          aria-required={required}
          aria-invalid={fault !== undefined}
          aria-describedby={below === undefined ? undefined : `${id}-below`}
        />
        {action}
      </div>
      {below !== undefined && (
        <div
          id={`${id}-below`}
          className={fault === undefined ? 'shell-text-field-hint' : 'shell-text-field-fault'}
        >
          {below}
        </div>
      )}
    </div>
  );
}
