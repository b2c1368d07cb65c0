/**
 * What analysts expected of members' fiscal years, an entry for each member, day and year: by member, then by day,
 * both ascending. Figures are NaN where they are missing.
 */
export interface ConsensusRows {
  readonly members: ArrayLike<number>;
  /** The day on which the entry became known. */
  readonly days: ArrayLike<number>;
  readonly years: ArrayLike<number>;
  /** 1 where the year had been reported, 0 where it was expected. */
  readonly actual: ArrayLike<number>;
  readonly figures: Readonly<Record<ConsensusFigure, ArrayLike<number>>>;
}

/** Revenue and profit in yuan, the others as fractions. */
export type ConsensusFigure = 'revenue' | 'profit' | 'grossMargin' | 'pretaxMargin' | 'roe' | 'roic';
