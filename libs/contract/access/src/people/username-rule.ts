/** Characters at the most, as typed and as kept. */
export const USERNAME_MAX = 64;

const AS_TYPED = /^[\p{Script=Latin}\p{Script=Han}\p{Nd}][\p{Script=Latin}\p{Script=Han}\p{Nd}._@-]*$/u;
const AS_KEPT = /^[a-zA-Z\p{Script=Han}0-9][a-zA-Z\p{Script=Han}0-9._@-]*$/u;

/**
 * Whether new users may be called that: English letters, Chinese, digits and . _ @ -, so that no name looks
 * like another's. Full-width letters are kept as the plain ones, and it is those that count.
 */
export function isUsername(text: string): boolean {
  const kept = text.normalize('NFKC');
  return AS_TYPED.test(text) && AS_KEPT.test(kept) && kept.length <= USERNAME_MAX;
}
