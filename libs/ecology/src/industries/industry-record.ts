/** An industry among the records whose replaced versions are kept. */
export const industryRecord = (id: number) => ({ schema: 'ecology', kind: 'industry', id }) as const;
