/** An open page. */
export interface PageTab {
  /** The page, and whom it is about: two companies are two tabs, two filters of a list are one. */
  readonly key: string;
  /** Path and query as last shown. */
  readonly address: string;
  readonly title: string;
  /** Whether it has unsaved changes. */
  readonly unsaved?: boolean;
  /** Whether it stays at the front of the row and is closed by no command for several tabs. */
  readonly pinned?: boolean;
  /** The page from which it was opened. */
  readonly from?: Origin;
}

/** A page from which another was opened: its tab, and its address then. */
export interface Origin {
  readonly key: string;
  readonly address: string;
}

export interface TabState {
  /** In the order they were opened; home is not among them. */
  readonly tabs: readonly PageTab[];
  /** The shown page; HOME_KEY for home, null for a page without a tab, such as a missing one. */
  readonly active: string | null;
  /** Keys by their last use, the newest first; a tab restored by a reload is not in it until shown. */
  readonly recent: readonly string[];
}

export const HOME_KEY = 'home';

/** Most open tabs: beyond these the one not shown for longest closes, unless it is pinned or unsaved. */
export const MOST_TABS = 16;
/** Most live pages, which keep their state; others are drawn again from their address. */
export const MOST_LIVE = 6;

export const EMPTY_TABS: TabState = { tabs: [], active: null, recent: [] };

/** Shows a page: its tab is opened or brought up to date. */
export function visit(state: TabState, tab: PageTab): TabState {
  const open = state.tabs.find(({ key }) => key === tab.key);
  const shown = open ? { ...open, address: tab.address } : tab;
  const tabs = open
    ? state.tabs.map((other) => (other === open ? shown : other))
    : [...withRoom(state, MOST_TABS - 1), tab];
  return activate({ ...state, tabs }, tab.key);
}

/**
 * Notes the page that a tab was opened from, unless that one was itself opened from the tab: back would lead
 * round in a circle.
 */
export function cameFrom(state: TabState, key: string, from: Origin): TabState {
  const fromOf = (of: string): string | undefined => state.tabs.find((tab) => tab.key === of)?.from?.key;
  const seen = new Set<string>();
  for (let at: string | undefined = from.key; at !== undefined && !seen.has(at); at = fromOf(at)) {
    if (at === key) return state;
    seen.add(at);
  }
  return { ...state, tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, from } : tab)) };
}

/** Shows home, or a page without a tab. */
export function activate(state: TabState, key: string | null): TabState {
  const kept = state.recent.filter((other) => other !== key && isOpen(state, other));
  const recent = key === null ? kept : [key, ...kept];
  return { ...state, active: key, recent };
}

/** Closes tabs. Where the shown one is among them, the one used before it is next. */
export function close(state: TabState, keys: readonly string[]): TabState {
  const tabs = state.tabs.filter(({ key }) => !keys.includes(key));
  const recent = state.recent.filter((key) => !keys.includes(key));
  const active = state.active !== null && keys.includes(state.active) ? next(tabs, recent) : state.active;
  return { tabs, recent, active };
}

export function mark(state: TabState, key: string, unsaved: boolean): TabState {
  return { ...state, tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, unsaved } : tab)) };
}

export function rename(state: TabState, key: string, title: string): TabState {
  return { ...state, tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, title } : tab)) };
}

/** The keys of the live pages: those used last, and all with unsaved changes. Home always is. */
export function livePages({ tabs, recent }: TabState): readonly string[] {
  const pages = recent.filter((key) => key !== HOME_KEY);
  return pages.filter(
    (key, place) => place < MOST_LIVE || tabs.some((tab) => tab.key === key && tab.unsaved),
  );
}

function withRoom({ tabs, recent, active }: TabState, most: number): readonly PageTab[] {
  if (tabs.length <= most) return tabs;
  const age = (key: string): number => (recent.includes(key) ? recent.indexOf(key) : recent.length);
  const oldest = tabs
    .filter(({ key, unsaved, pinned }) => key !== active && !unsaved && !pinned)
    .reduce<PageTab | null>((found, tab) => (found && age(found.key) >= age(tab.key) ? found : tab), null);
  return tabs.filter((tab) => tab !== oldest);
}

function next(tabs: readonly PageTab[], recent: readonly string[]): string {
  return (
    recent.find((key) => key === HOME_KEY || tabs.some((tab) => tab.key === key)) ??
    tabs.at(-1)?.key ??
    HOME_KEY
  );
}

const isOpen = ({ tabs }: TabState, key: string): boolean =>
  key === HOME_KEY || tabs.some((tab) => tab.key === key);
