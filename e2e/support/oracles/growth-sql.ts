/** Growth of a figure over that of a year before; null over a loss or over less than a hundredth of the figure. */
export const growthSql = (now: string, before: string): string =>
  `CASE WHEN ${before} <= 0 OR ABS(${now}) > 100 * ${before} THEN NULL ELSE ${now} / ${before} - 1 END`;
