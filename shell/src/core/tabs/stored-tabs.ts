import type { PageTab } from './tab-state.ts';

const key = (owner: string): string => `console:tabs:${owner}`;

/** The open tabs of this browser tab, for a reload. Unreadable data counts as none. */
export function readTabs(owner: string): readonly PageTab[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTab) : [];
  } catch {
    return [];
  }
}

export function storeTabs(owner: string, tabs: readonly PageTab[]): void {
  const kept = tabs.map(({ key: own, address, title, pinned, from }) => ({
    key: own,
    address,
    title,
    pinned,
    from,
  }));
  try {
    sessionStorage.setItem(key(owner), JSON.stringify(kept));
  } catch {
    // When storage is full a reload restores nothing; the page itself continues.
  }
}

function isTab(value: unknown): value is PageTab {
  if (typeof value !== 'object' || value === null) return false;
  const { key: own, address, title } = value as Partial<PageTab>;
  return (
    typeof own === 'string' &&
    typeof title === 'string' &&
    typeof address === 'string' &&
    /^\/(?![/\\])/.test(address)
  );
}
