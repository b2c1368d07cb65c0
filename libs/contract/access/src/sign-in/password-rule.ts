import type { Message } from '@console/contract-core';
import { ACCESS_MESSAGES } from '../access-messages.ts';
import { signInPasswordFits } from './sign-in-password-fits.ts';
import { WELL_KNOWN_PASSWORDS } from './well-known-passwords.ts';

/** Shorter names occur in many passwords by chance. */
const SHORTEST_NAME = 3;

/** Why `password` may not become the password of `username`; null when it may. */
export function newPasswordFault(password: string, username: string): Message | null {
  if (!signInPasswordFits(password)) return ACCESS_MESSAGES.weakPassword;
  const plain = password.toLowerCase();
  if (repeats(plain, username.trim().toLowerCase())) return ACCESS_MESSAGES.passwordHasUsername;
  return WELL_KNOWN_PASSWORDS.has(plain) ? ACCESS_MESSAGES.wellKnownPassword : null;
}

/** Whether a password contains the user's name, forwards or backwards; both are given in lower case. */
function repeats(password: string, name: string): boolean {
  const letters = [...name];
  if (letters.length < SHORTEST_NAME) return false;
  return password.includes(name) || password.includes(letters.reverse().join(''));
}
