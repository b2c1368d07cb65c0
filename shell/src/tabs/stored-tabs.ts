import type { PageTab } from './tab-state.ts';

const key = (owner: string): string => `console:tabs:${owner}`;

/** The open tabs of this browser tab, for a reload. What cannot be read counts as none. */
export function readTabs(owner: string): readonly PageTab[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTab) : [];
  } catch {
    return [];
  }
}

export function storeTabs(owner: string, tabs: readonly PageTab[]): void {
  sessionStorage.setItem(key(owner), JSON.stringify(tabs));
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
