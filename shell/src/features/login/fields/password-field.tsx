import { PASSWORD_MAX } from '@console/contract-access/limits';
import { useState, type ChangeEventHandler, type ReactElement } from 'react';
import { EyeButton } from '../../../core/controls/eye-button.tsx';
import { Field } from './field.tsx';

interface PasswordFieldProps {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** A password field, hidden until its reader asks to see it. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label="密码"
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      action={<EyeButton shown={shown} of="密码" onToggle={() => setShown(!shown)} />}
    />
  );
}
