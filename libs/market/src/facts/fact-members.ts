/** The members of a set, whose facts are read together. */
export interface FactMembers {
  /** The same for the same members of the same state of the data alone. */
  readonly key: string;
  /** All securities that are members on any day, each once, ascending. */
  readonly securities: readonly number[];
  /** Whether the facts of a security on a day, days since 1970-01-01, are those of a member. */
  readonly counts: (security: number, day: number) => boolean;
  /** The tenant's company of a security; null for one that it did not add. */
  readonly companyOf: (security: number) => number | null;
}
