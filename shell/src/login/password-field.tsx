import { useState, type ChangeEventHandler, type ReactElement } from 'react';
import { EyeIcon } from './eye-icon.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';

interface PasswordFieldProps {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The password, hidden until asked for. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label="密码"
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={128}
      action={
        <button
          type="button"
          className={styles['eye']}
          aria-label={shown ? '隐藏密码' : '显示密码'}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon open={shown} />
        </button>
      }
    />
  );
}
