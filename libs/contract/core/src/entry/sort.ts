/** A column and a direction to sort by. `column` is a key of the table's row. */
export interface Sort<Key extends string = string> {
  readonly column: Key;
  readonly direction: 'ASC' | 'DESC';
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads `column,ASC|DESC` against a whitelist. Accepts snake_case, camelCase and a `c.` prefix, as the
 * documents write them. Returns null when the text is not a sort of these columns.
 */
export function parseSort<Key extends string>(text: string, sortable: readonly Key[]): Sort<Key> | null {
  const [name = '', direction = 'ASC', ...rest] = text.split(',');
  if (rest.length > 0) return null;
  const wanted = camelCase(name.trim().replace(/^c\./, ''));
  const column = sortable.find((key) => key === wanted);
  const way = direction.trim().toUpperCase();
  if (column === undefined || (way !== 'ASC' && way !== 'DESC')) return null;
  return { column, direction: way };
}

export function formatSort(sort: Sort): string {
  return `${sort.column},${sort.direction}`;
}
