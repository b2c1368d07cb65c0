export interface Visit {
  readonly path: string;
  /** The name of the page's subject, for instance a company. */
  readonly title: string;
  /** The kind of page. */
  readonly page: string;
  /** Milliseconds since the epoch on the server's clock; 0 when unknown. */
  readonly at: number;
}

const MOST = 9;

/** The list with `visit` on top; the same page under another filter is not another visit. */
export function withVisit(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  return [visit, ...visits.filter((other) => !sameSubject(other, visit))].slice(0, MOST);
}

const sameSubject = (a: Visit, b: Visit): boolean => a.title === b.title && a.page === b.page;

const key = (userId: number): string => `console:recent:${userId}`;

const listeners = new Set<() => void>();

/** Calls `listener` after each visit that is kept until the returned function is called. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this user opened in this browser, newest first. */
export const readVisits = (userId: number): readonly Visit[] => visitsOf(keptVisits(userId));

/** The stored list as text; null when none is stored. */
export const keptVisits = (userId: number): string | null => localStorage.getItem(key(userId));

/** The visits of a stored list; one that cannot be read counts as empty. */
export function visitsOf(kept: string | null): readonly Visit[] {
  try {
    const stored: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Stores a visit, in place of `former` where it is that one under another title. */
export function storeVisit(userId: number, visit: Visit, former: Visit | null = null): void {
  const others = readVisits(userId).filter((other) => former === null || !sameSubject(other, former));
  localStorage.setItem(key(userId), JSON.stringify(withVisit(others, visit)));
  for (const listener of [...listeners]) listener();
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false;
  const visit = value as Partial<Visit>;
  const sound =
    typeof visit.title === 'string' && typeof visit.page === 'string' && typeof visit.at === 'number';
  return sound && typeof visit.path === 'string' && /^\/(?![/\\])/.test(visit.path);
}
