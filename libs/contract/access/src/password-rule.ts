import type { Message } from '@console/contract-core';
import { ACCESS_MESSAGES } from './access-messages.ts';
import { signInPasswordFits } from './sign-in-password-fits.ts';
import { WELL_KNOWN_PASSWORDS } from './well-known-passwords.ts';

/** Why `password` may not become the password of `username`; null when it may. */
export function newPasswordFault(password: string, username: string): Message | null {
  if (!signInPasswordFits(password)) return ACCESS_MESSAGES.weakPassword;
  const plain = password.toLowerCase();
  if (plain === username.trim().toLowerCase()) return ACCESS_MESSAGES.passwordIsUsername;
  return WELL_KNOWN_PASSWORDS.has(plain) ? ACCESS_MESSAGES.wellKnownPassword : null;
}
