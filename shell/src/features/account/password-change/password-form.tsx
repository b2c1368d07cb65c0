import { PROFILE_TEXTS } from '@console/contract-access';
import { useRef, type ReactElement } from 'react';
import '../../../core/controls/button.css';
import { PasswordField } from '../profile/password-field.tsx';
import './password-change.css';
import type { PasswordValues } from './password-faults.ts';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordFormProps {
  readonly username: string;
  /** The label of the old password, which may be one an administrator gave. */
  readonly oldLabel?: string;
  readonly onChanged: () => void;
}

/** Old password, new password, and the new one again. */
export function PasswordForm({ username, oldLabel = '原密码', onChanged }: PasswordFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const state = usePasswordForm({ form, username, onChanged });
  const { values, faults, sending } = state;
  const field = (
    name: keyof PasswordValues,
  ): { name: string; value: string; fault: string | undefined; onChange: (event: Typed) => void } => ({
    name,
    value: values[name],
    fault: faults[name],
    onChange: ({ target }) => state.set(name, target.value),
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field('oldPassword')} label={oldLabel} autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        label="新密码"
        autoComplete="new-password"
        hint={<span aria-live="polite">{state.strength}</span>}
      />
      <PasswordField
        {...field('confirm')}
        label="确认密码"
        placeholder={PROFILE_TEXTS.confirm}
        autoComplete="new-password"
      />
      {state.refusal !== null && (
        <p role="alert" className="shell-password-change-refusal">
          {state.refusal}
        </p>
      )}
      <button type="submit" className="shell-button-primary" disabled={sending}>
        {sending ? '正在修改' : '修改密码'}
      </button>
    </form>
  );
}

interface Typed {
  readonly target: { readonly value: string };
}
