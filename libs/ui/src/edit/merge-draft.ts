/** Whether two values of a field say the same: a cleared field is one that never had a value, lists have no order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && isWithin(one, other) && isWithin(other, one);
  }
  return (one ?? null) === (other ?? null);
}

function isWithin(some: readonly unknown[], all: readonly unknown[]): boolean {
  const members = new Set(all);
  return some.every((member) => members.has(member));
}

/** Whether two drafts say the same in every field of the first. */
export const isSameDraft = <Draft extends object>(one: Draft, other: Draft): boolean =>
  fieldsOf(one).every((field) => isSameValue(one[field], other[field]));

export interface Versions<Draft> {
  /** What the edit began with. */
  readonly read: Draft;
  readonly typed: Draft;
  /** What someone else saved meanwhile. */
  readonly latest: Draft;
}

/** Three-way merge by field: untouched fields take what someone else saved, touched ones stay as they were typed. */
export function mergeDraft<Draft extends object>({ read, typed, latest }: Versions<Draft>): Draft {
  const merged = { ...latest };
  for (const field of fieldsOf(latest)) {
    if (!isSameValue(typed[field], read[field])) merged[field] = typed[field];
  }
  return merged;
}

const fieldsOf = <Draft extends object>(draft: Draft): readonly (keyof Draft)[] =>
  Object.keys(draft) as (keyof Draft)[];
