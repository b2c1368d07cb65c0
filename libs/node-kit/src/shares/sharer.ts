/** Whom something is counted for: a user, and the group whose share all its users have together. The two never look alike. */
export interface Sharer {
  readonly group: string;
  readonly user: string;
}
