import type { CanNeed } from '@console/platform';
import type { Visit } from '../../core/visits/recent-visits.ts';
import type { MenuGroup } from '../../core/menu/menu-groups.ts';

/** An item the palette offers. */
export interface PaletteItem {
  readonly key: string;
  readonly title: string;
  /** The item's context: the menu's group, the kind of page. */
  readonly detail: string;
  /** The address to open, unless the item runs an action. */
  readonly to?: string;
  readonly run?: () => void;
  /** Other names by which it is found. */
  readonly words?: readonly string[];
  /** What else can be done with it. */
  readonly actions?: readonly PaletteItem[];
}

/** What items of found things are made with. */
export interface PaletteTools {
  can(need: CanNeed): boolean;
  /** An action that puts a text on the clipboard. */
  copy(text: string, title: string): PaletteItem;
}

const MOST_PAGES = 6;
const MOST_RECENT = 5;

/** The pages whose title or group contains every word of `text`. */
export function matchingPages(groups: readonly MenuGroup[], text: string): readonly PaletteItem[] {
  const pages: readonly PaletteItem[] = [
    { key: '/', title: '首页', detail: '', to: '/' },
    ...groups.flatMap((group) =>
      group.entries.map(({ path, title }) => ({ key: path, title, detail: group.title, to: path })),
    ),
    { key: '/profile', title: '个人资料', detail: '我的账号', to: '/profile' },
    { key: '/notices', title: '通知', detail: '我的账号', to: '/notices' },
  ];
  return matching(pages, text).slice(0, MOST_PAGES);
}

/** The items whose title, detail or other names contain every word of `text`. */
export const matching = (items: readonly PaletteItem[], text: string): readonly PaletteItem[] =>
  items.filter((item) => contains(item, text));

/** The pages visited last, offered before anything is typed. */
export const recentItems = (visits: readonly Visit[]): readonly PaletteItem[] =>
  visits.slice(0, MOST_RECENT).map(({ path, title, page }) => ({
    key: `recent:${path}`,
    title,
    detail: page === title ? '' : page,
    to: path,
  }));

function contains({ title, detail, words = [] }: PaletteItem, text: string): boolean {
  const place = [title, detail, ...words].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => place.includes(word));
}
