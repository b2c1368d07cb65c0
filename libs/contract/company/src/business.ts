/** Product and region pivots, operating expenses, revenue chart: document 1 §2, business tab. */
export const businessTables = {} as const;
export const businessCalls = {} as const;
