const MIN_LENGTH = 8;
const MAX_LENGTH = 30;

/**
 * Whether a password passes the checks of document 3 for a submitted sign-in: length, a letter, and a digit
 * or symbol. Separate from the rule for new passwords, so that the login page does not load its list.
 */
export function signInPasswordFits(password: string): boolean {
  const length = [...password].length;
  return (
    length >= MIN_LENGTH && length <= MAX_LENGTH && /\p{L}/u.test(password) && /[^\p{L}\s]/u.test(password)
  );
}
