interface Company {
  readonly corpName: string;
  readonly stockCode: string;
}

/** The companies of some days, in the order of the newest day that has each. */
export function positionCompanies(
  days: readonly { readonly stockPositions: readonly Company[] }[],
): readonly Company[] {
  const found = new Map<string, Company>();
  for (const { stockPositions } of days)
    for (const { corpName, stockCode } of stockPositions)
      if (!found.has(stockCode)) found.set(stockCode, { corpName, stockCode });
  return [...found.values()];
}
