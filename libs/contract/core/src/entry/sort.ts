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

/**
 * Compares two values of a column sorted in this direction: missing ones (null, NaN) are last either way, numbers compare
 * by value; texts that begin with a letter or digit (codes, days) by code units, before those in Chinese, which are in
 * the order of their pronunciation. Other values are equal.
 */
export function compareValues(one: unknown, other: unknown, direction: Sort['direction']): number {
  const missing = Number(isMissing(one)) - Number(isMissing(other));
  if (missing !== 0 || isMissing(one)) return missing;
  return direction === 'ASC' ? compare(one, other) : compare(other, one);
}

const isMissing = (value: unknown): boolean => value === null || Number.isNaN(value);

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return 0;
}

const CHINESE = new Intl.Collator('zh-CN');
const FIRST_BEYOND_ASCII = '\u0080';

function compareTexts(one: string, other: string): number {
  if (one >= FIRST_BEYOND_ASCII && other >= FIRST_BEYOND_ASCII) return CHINESE.compare(one, other);
  return one < other ? -1 : Number(one > other);
}
