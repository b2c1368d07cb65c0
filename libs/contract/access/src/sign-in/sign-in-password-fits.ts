const MIN_LENGTH = 8;
const MAX_LENGTH = 30;

/**
 * What document 3 checks when a sign-in is submitted: length, a letter, and a digit or symbol. Apart from
 * the rule for new passwords, whose list the login page would fetch.
 */
export function signInPasswordFits(password: string): boolean {
  const length = [...password].length;
  return (
    length >= MIN_LENGTH && length <= MAX_LENGTH && /\p{L}/u.test(password) && /[^\p{L}\s]/u.test(password)
  );
}
