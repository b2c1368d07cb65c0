import { USERNAME_MAX } from '../sign-in/sign-in-limits.ts';

const AS_TYPED = /^[\p{Script=Latin}\p{Script=Han}\p{Nd}][\p{Script=Latin}\p{Script=Han}\p{Nd}._@-]*$/u;
const AS_KEPT = /^[a-zA-Z\p{Script=Han}0-9][a-zA-Z\p{Script=Han}0-9._@-]*$/u;

/**
 * Whether a new user may have this name: English letters, Chinese, digits and . _ @ - are allowed, so that no
 * name looks like another. Full-width letters are stored as plain ones, and the plain ones are checked.
 */
export function isUsername(text: string): boolean {
  const kept = text.normalize('NFKC');
  return AS_TYPED.test(text) && AS_KEPT.test(kept) && kept.length <= USERNAME_MAX;
}
