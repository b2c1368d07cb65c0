import { PASSWORD_MAX } from '@console/contract-access/limits';
import { useState, type ReactElement } from 'react';
import { EyeButton } from '../../../core/controls/eye-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field, hidden until its reader asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      maxLength={PASSWORD_MAX}
      {...props}
      required
      type={shown ? 'text' : 'password'}
      action={<EyeButton shown={shown} of={props.label} onToggle={() => setShown(!shown)} />}
    />
  );
}
