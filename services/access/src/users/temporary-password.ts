import { randomInt } from 'node:crypto';
import { newPasswordFault } from '@console/contract-access';

/**
 * The letters of temporary passwords, without 0 O o, 1 l I: they are read from a screen and typed, or said on the
 * phone.
 */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A random password for `username` to sign in with once: 69 bits, allowed by the rule of new passwords. */
export function temporaryPassword(username: string): string {
  for (;;) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
    const password = letters.join('');
    if (newPasswordFault(password, username) === null) return password;
  }
}
