import { useState, type ReactElement } from 'react';
import { EyeIcon } from '../login/eye-icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import styles from './text-field.module.css';

/** A password, hidden until asked for. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      maxLength={128}
      {...props}
      required
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className={styles['eye']}
          aria-label={`${shown ? '隐藏' : '显示'}${props.label}`}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon open={shown} />
        </button>
      }
    />
  );
}
