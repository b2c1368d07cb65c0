/** Cents as the driver reads a BIGINT, in yuan: the number nearest to the two decimals. */
export const yuanOf = (cents: string | number | bigint): number => Number(cents) / 100;

/** As `yuanOf`; null stays null. */
export const yuanOrNull = (cents: string | number | bigint | null): number | null =>
  cents === null ? null : yuanOf(cents);
