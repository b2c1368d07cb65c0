/** Core competence and business outlook by year: document 1 §2, §7. */
export const notesTables = {} as const;
export const notesCalls = {} as const;
