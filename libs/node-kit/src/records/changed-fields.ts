export interface ChangedFields<T> {
  readonly before: Partial<T>;
  readonly after: Partial<T>;
}

/** The fields of an edit; a field that is not given stays unchanged. */
export type Given<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/**
 * The fields of `after` that differ from `before`, with both values; null when none does. Values are plain.
 */
export function changedFields<T extends object>(before: T, after: Given<T>): ChangedFields<T> | null {
  const keys = (Object.keys(after) as (keyof T)[]).filter(
    (key) => after[key] !== undefined && after[key] !== before[key],
  );
  if (keys.length === 0) return null;
  const pick = (from: Given<T>): Partial<T> =>
    Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<T>;
  return { before: pick(before), after: pick(after) };
}
