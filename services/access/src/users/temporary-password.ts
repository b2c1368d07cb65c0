import { randomInt } from 'node:crypto';
import { newPasswordFault } from '@console/contract-access';

/** Without 0 O o, 1 l I: it is read from a screen and typed, or told on the phone. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A random password for `username` to sign in with once: 69 bits, fit by the rule of new passwords. */
export function temporaryPassword(username: string): string {
  for (;;) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
    const password = letters.join('');
    if (newPasswordFault(password, username) === null) return password;
  }
}
