/** Who holds and trades the share: document 1 §2, fund preference tab. */
export const fundPreferenceTables = {} as const;
export const fundPreferenceCalls = {} as const;
