/**
 * The first difference between two values of JSON, as a path into them, `rankIc.5[17]`; null when they are equal. Keys
 * are followed in the first value's order.
 */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null;
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return path;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const place = Array.isArray(one) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = firstDifference(one[key], other[key], place);
    if (found !== null) return found;
  }
  return null;
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
