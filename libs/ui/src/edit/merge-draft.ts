/**
 * Whether two values of a field are equal: a cleared field equals one that never had a value, and lists have
 * no order. Members of lists that are objects, such as the rows of a form, are equal by their content.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && isWithin(one, other) && isWithin(other, one);
  }
  return (one ?? null) === (other ?? null);
}

function isWithin(some: readonly unknown[], all: readonly unknown[]): boolean {
  const members = new Set(all.map(keyOf));
  return some.every((member) => members.has(keyOf(member)));
}

/** Whether two drafts are equal in every field of the first. */
export const isSameDraft = <Draft extends object>(one: Draft, other: Draft): boolean =>
  fieldsOf(one).every((field) => isSameValue(one[field], other[field]));

export interface Versions<Draft> {
  /** What the edit began with. */
  readonly read: Draft;
  readonly typed: Draft;
  /** What another user saved meanwhile. */
  readonly latest: Draft;
}

/**
 * Three-way merge by field: untouched fields take what another user saved, touched ones stay as typed. For a
 * list, the items added and removed here are added to and removed from what the other user saved.
 */
export function mergeDraft<Draft extends object>({ read, typed, latest }: Versions<Draft>): Draft {
  const merged = { ...latest };
  for (const field of fieldsOf(latest)) {
    if (isSameValue(typed[field], read[field])) continue;
    merged[field] = mergeValue({ read: read[field], typed: typed[field], latest: latest[field] });
  }
  return merged;
}

function mergeValue<Value>({ read, typed, latest }: Versions<Value>): Value {
  if (!Array.isArray(read) || !Array.isArray(typed) || !Array.isArray(latest)) return typed;
  const [before, wanted] = [new Set(read.map(keyOf)), new Set(typed.map(keyOf))];
  const left = latest.filter((member) => wanted.has(keyOf(member)) || !before.has(keyOf(member)));
  const added = typed.filter((member) => !before.has(keyOf(member)));
  return [...new Map([...left, ...added].map((member) => [keyOf(member), member])).values()] as Value;
}

/** A member of a list as something to compare: its content where it is an object. */
const keyOf = (member: unknown): unknown =>
  typeof member === 'object' && member !== null ? JSON.stringify(member) : member;

const fieldsOf = <Draft extends object>(draft: Draft): readonly (keyof Draft)[] =>
  Object.keys(draft) as (keyof Draft)[];
