/** One thing that differs between two records. An absent side is null. */
export interface FieldDifference {
  /** Dotted: `person.phone`, `rows.0.name`; empty for values that are not objects. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly kind: 'added' | 'removed' | 'changed';
}

/**
 * The differences between two JSON values, field by field, in their order. Lists of plain values are compared
 * as sets: each item added or removed is one difference, a change of order is none. A field that is null on
 * one side and absent on the other is no difference.
 */
export function fieldDifferences(before: unknown, after: unknown): readonly FieldDifference[] {
  return differences('', before ?? undefined, after ?? undefined);
}

function differences(path: string, before: unknown, after: unknown): readonly FieldDifference[] {
  if (isBranch(before) && (isBranch(after) || after === undefined)) return ofParts(path, before, after);
  if (before === undefined && isBranch(after)) return ofParts(path, before, after);
  if (before === after) return [];
  if (before === undefined) return after === null ? [] : [{ path, before: null, after, kind: 'added' }];
  if (after === undefined) return before === null ? [] : [{ path, before, after: null, kind: 'removed' }];
  return [{ path, before, after, kind: 'changed' }];
}

type Branch = readonly unknown[] | Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const isSet = (value: Branch | undefined): value is readonly unknown[] =>
  Array.isArray(value) && !value.some(isBranch);

function ofParts(
  path: string,
  before: Branch | undefined,
  after: Branch | undefined,
): readonly FieldDifference[] {
  if ((before === undefined || isSet(before)) && (after === undefined || isSet(after)))
    return ofSets(path, before ?? [], after ?? []);
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys].flatMap((key) =>
    differences(path === '' ? key : `${path}.${key}`, old.get(key), now.get(key)),
  );
}

function ofSets(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly FieldDifference[] {
  const [old, now] = [new Set(before), new Set(after)];
  return [
    ...[...now]
      .filter((item) => !old.has(item))
      .map((item) => ({ path, before: null, after: item, kind: 'added' as const })),
    ...[...old]
      .filter((item) => !now.has(item))
      .map((item) => ({ path, before: item, after: null, kind: 'removed' as const })),
  ];
}
