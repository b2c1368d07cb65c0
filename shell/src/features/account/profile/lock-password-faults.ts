import { LOCK_PASSWORD_LENGTH, PROFILE_TEXTS } from '@console/contract-access';

export interface LockPasswordValues {
  /** The account's password: only its owner may change how the console unlocks. */
  readonly password: string;
  readonly lockPassword: string;
  readonly confirm: string;
}

export type LockPasswordFaults = Partial<Record<keyof LockPasswordValues, string>>;

/** The faults of the form by field; empty when it may be sent. */
export function lockPasswordFaults(values: LockPasswordValues): LockPasswordFaults {
  const { password, lockPassword, confirm } = values;
  const { least, most } = LOCK_PASSWORD_LENGTH;
  const faults: LockPasswordFaults = {};
  if (password === '') faults.password = PROFILE_TEXTS.required;
  if (lockPassword === '') faults.lockPassword = PROFILE_TEXTS.required;
  else if (lockPassword.length < least || lockPassword.length > most)
    faults.lockPassword = `锁屏密码为${least}-${most}位`;
  if (confirm === '') faults.confirm = `${PROFILE_TEXTS.required}，${PROFILE_TEXTS.confirm}`;
  else if (confirm !== lockPassword) faults.confirm = PROFILE_TEXTS.passwordsDiffer;
  return faults;
}
