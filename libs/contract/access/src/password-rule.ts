import type { Message } from '@console/contract-core';
import { ACCESS_MESSAGES } from './access-messages.ts';
import { WELL_KNOWN_PASSWORDS } from './well-known-passwords.ts';

const MIN_LENGTH = 8;
const MAX_LENGTH = 30;

/** What document 3 checks when a sign-in is submitted: length, a letter, and a digit or symbol. */
export function signInPasswordFits(password: string): boolean {
  const length = [...password].length;
  return (
    length >= MIN_LENGTH && length <= MAX_LENGTH && /\p{L}/u.test(password) && /[^\p{L}\s]/u.test(password)
  );
}

/** Why `password` may not become the password of `username`; null when it may. */
export function newPasswordFault(password: string, username: string): Message | null {
  if (!signInPasswordFits(password)) return ACCESS_MESSAGES.weakPassword;
  const plain = password.toLowerCase();
  if (plain === username.trim().toLowerCase()) return ACCESS_MESSAGES.passwordIsUsername;
  return WELL_KNOWN_PASSWORDS.has(plain) ? ACCESS_MESSAGES.wellKnownPassword : null;
}
