import { SIGN_IN_TEXTS, signInPasswordFits } from '@console/contract-access';

export type LoginFaults = Partial<Record<'username' | 'password', string>>;

/** The faults of the form by field; empty when it may be sent. Document 3 §5, Login. */
export function loginFaults({ username, password }: Required<LoginFaults>): LoginFaults {
  const faults: LoginFaults = {};
  if (username.trim() === '') faults.username = SIGN_IN_TEXTS.username;
  if (password === '') faults.password = SIGN_IN_TEXTS.password;
  else if (!signInPasswordFits(password)) faults.password = SIGN_IN_TEXTS.passwordRule;
  return faults;
}
