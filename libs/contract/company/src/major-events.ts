/** Pledges, dividends, employee plans, additional issues: document 1 §2, major events. */
export const majorEventsTables = {} as const;
export const majorEventsCalls = {} as const;
