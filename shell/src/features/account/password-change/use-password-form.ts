import { ACCESS_MESSAGES, newPasswordFault } from '@console/contract-access';
import { CallError } from '@console/platform';
import { useState, type RefObject } from 'react';
import { focusFirstFault } from '../profile/focus-first-fault.ts';
import { changePassword } from './change-password.ts';
import { passwordFaults, type PasswordFaults, type PasswordValues } from './password-faults.ts';

export interface PasswordFormState {
  readonly values: PasswordValues;
  readonly faults: PasswordFaults;
  /** The server's refusal when it concerns no field. */
  readonly refusal: string | null;
  readonly sending: boolean;
  /** The strength of the new password while it is typed. */
  readonly strength: string;
  set(field: keyof PasswordValues, value: string): void;
  submit(): Promise<void>;
}

const EMPTY: PasswordValues = { oldPassword: '', newPassword: '', confirm: '' };

interface PasswordFormOptions {
  /** The form whose fields are found by their names. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly username: string;
  readonly onChanged: () => void;
}

/**
 * The state of a password change, from typing to the server's answer. Not ui's edit: nothing is read first,
 * and the screen is also shown where antd is not loaded.
 */
export function usePasswordForm({ form, username, onChanged }: PasswordFormOptions): PasswordFormState {
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const show = (found: PasswordFaults): void => {
    setFaults(found);
    focusFirstFault(form.current, found);
  };
  const send = async (): Promise<void> => {
    setSending(true);
    setRefusal(null);
    try {
      await changePassword(values);
      setValues(EMPTY);
      onChanged();
    } catch (error) {
      const found = faultOf(error);
      show(found);
      if (Object.keys(found).length === 0)
        setRefusal(error instanceof Error ? error.message : '修改失败，请稍后重试');
    } finally {
      setSending(false);
    }
  };

  return {
    values,
    faults,
    refusal,
    sending,
    strength: strengthText(values.newPassword, username),
    set(field, value) {
      setValues({ ...values, [field]: value });
      setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field)));
    },
    async submit() {
      if (sending) return;
      const found = passwordFaults(values, username);
      show(found);
      if (Object.keys(found).length === 0) await send();
    },
  };
}

function strengthText(password: string, username: string): string {
  if (password === '') return ACCESS_MESSAGES.weakPassword.text;
  return newPasswordFault(password, username)?.text ?? '符合要求';
}

const FIELD_OF: Readonly<Record<string, keyof PasswordValues>> = {
  [ACCESS_MESSAGES.wrongOldPassword.code]: 'oldPassword',
  [ACCESS_MESSAGES.sameAsOldPassword.code]: 'newPassword',
  [ACCESS_MESSAGES.weakPassword.code]: 'newPassword',
  [ACCESS_MESSAGES.passwordHasUsername.code]: 'newPassword',
  [ACCESS_MESSAGES.wellKnownPassword.code]: 'newPassword',
  [ACCESS_MESSAGES.passwordsDiffer.code]: 'confirm',
};

/** The server's refusal beside the field it is about; empty when it is about none. */
function faultOf(error: unknown): PasswordFaults {
  const field = error instanceof CallError ? FIELD_OF[error.code] : undefined;
  return field === undefined || !(error instanceof Error) ? {} : { [field]: error.message };
}
