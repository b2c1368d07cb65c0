/** The condition that a column is one of the ids or days; null, as in `TableChanges`, means all. */
export function among(column: string, values: readonly (number | string)[] | null): string {
  if (values === null) return 'TRUE';
  if (values.length === 0) return 'FALSE';
  // Ids and days are ours: digits and dashes alone.
  return `${column} IN (${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')})`;
}
