/** Statements, analysis and forecasts by report period: document 1 §2, financial tab. */
export const financialTables = {} as const;
export const financialCalls = {} as const;
