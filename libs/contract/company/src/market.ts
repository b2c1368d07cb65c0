/** Shareholders, forecasts of results, quotes and research: document 1 §2, market tab. */
export const marketTables = {} as const;
export const marketCalls = {} as const;
