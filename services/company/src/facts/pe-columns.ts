/** PE of a quote `q` as columns: a loss has none, and says so. */
export const PE_COLUMNS = {
  pe: 'IF(q.pe > 0, q.pe, NULL)',
  peWhy: `IF(q.pe < 0, 'loss', NULL)`,
} as const;
