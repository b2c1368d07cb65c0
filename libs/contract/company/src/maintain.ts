/** Adding, editing and deleting companies, the trees they are classified by: document 1 §2, §5, §8. */
export const maintainTables = {} as const;
export const maintainCalls = {} as const;
