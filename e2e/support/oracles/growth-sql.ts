/** Growth of a figure over that of a year before: of a loss, and of less than a hundredth of it, there is none. */
export const growthSql = (now: string, before: string): string =>
  `CASE WHEN ${before} <= 0 OR ABS(${now}) > 100 * ${before} THEN NULL ELSE ${now} / ${before} - 1 END`;
