/**
 * The user for whom a use is counted, and the group whose users have one share together. The keys of the two
 * never coincide.
 */
export interface Sharer {
  readonly group: string;
  readonly user: string;
}
