import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import styles from './login.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly hint?: string;
  readonly fault: string | undefined;
  /** Stands inside the box, at its right end. */
  readonly action?: ReactNode;
}

/** One labelled input with its message below. */
export function Field({ label, hint, fault, action, ...input }: FieldProps): ReactElement {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label}
        {hint && <span className={styles['hint']}> {hint}</span>}
      </label>
      <div className={styles['box']}>
        <input
          {...input}
          id={id}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        />
        {action}
      </div>
      {fault !== undefined && (
        <div id={`${id}-fault`} className={styles['fault']}>
          {fault}
        </div>
      )}
    </div>
  );
}
