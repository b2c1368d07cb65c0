/** A time at which a stock belonged to a set: from `since` on, before `until`. */
export interface MemberTerm {
  /** The position of the stock among the set's members. */
  readonly member: number;
  /** Days, counted as those of the rows; −Infinity and Infinity for an open end. */
  readonly since: number;
  readonly until: number;
}

/**
 * The members of each row: 1 for a stock that belonged to the set on the row's day, in any of its terms.
 * @param days of each row
 * @returns cell `r * members + m`
 */
export function reportMembers(
  terms: readonly MemberTerm[],
  { days, members }: { readonly days: ArrayLike<number>; readonly members: number },
): Uint8Array {
  const counted = new Uint8Array(days.length * members);
  for (const { member, since, until } of terms)
    for (let row = 0; row < days.length; row += 1) {
      const day = days[row] as number;
      if (since <= day && day < until) counted[row * members + member] = 1;
    }
  return counted;
}
