import { newPasswordFault, PROFILE_TEXTS } from '@console/contract-access';

export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirm: string;
}

export type PasswordFaults = Partial<Record<keyof PasswordValues, string>>;

/** The faults of the form by field; empty when it may be sent. Document 3 §5, Profile. */
export function passwordFaults(values: PasswordValues, username: string): PasswordFaults {
  const { oldPassword, newPassword, confirm } = values;
  const faults: PasswordFaults = {};
  if (oldPassword === '') faults.oldPassword = PROFILE_TEXTS.required;
  const weak = newPassword === '' ? PROFILE_TEXTS.required : newPasswordFault(newPassword, username)?.text;
  if (weak !== undefined) faults.newPassword = weak;
  if (confirm === '') faults.confirm = `${PROFILE_TEXTS.required}，${PROFILE_TEXTS.confirm}`;
  else if (confirm !== newPassword) faults.confirm = PROFILE_TEXTS.passwordsDiffer;
  return faults;
}
