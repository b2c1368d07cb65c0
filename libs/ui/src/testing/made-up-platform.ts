import { allows, ROLE_ADMIN, type Need } from '@console/contract-core';
import {
  createEvents,
  createServerWindow,
  createStore,
  type Platform,
  type WritableStore,
} from '@console/platform';
import type { QueryClient } from '@tanstack/react-query';

/** The notifications of a page to the console around it. */
export interface Heard {
  readonly said: string[];
  readonly visited: string[];
  readonly titles: string[];
  unsaved: boolean;
}

export interface Stand {
  /** The page's path and query. */
  readonly address: WritableStore<string>;
  readonly authorities?: readonly string[];
  readonly closed?: boolean;
  readonly queryClient: QueryClient;
}

const NOW = 1_790_000_000_000;
const TWO_HOURS_MS = 2 * 3_600_000;

/** The console as `root`, user 1 of the tenant 000000, has it; `heard` records what the page does with it. */
export function madeUpPlatform(
  { address, authorities = [ROLE_ADMIN], closed = false, queryClient }: Stand,
  heard: Heard,
): Platform {
  const say = (text: string | Error): void =>
    void heard.said.push(typeof text === 'string' ? text : text.message);
  return {
    session: { userId: 1, username: 'root', realName: '管理员', tenantId: '000000', authorities },
    can: (need) => allows(need as Need, authorities),
    navigate: (to) => void heard.visited.push(to),
    page: {
      address,
      shown: createStore(true),
      replaceSearch: (search) => address.set(withSearch(address.get(), search)),
      back: (fallback) => void heard.visited.push(fallback),
      setTitle: (title) => void heard.titles.push(title),
      setUnsaved: (unsaved) => void (heard.unsaved = unsaved),
    },
    theme: createStore('light'),
    window: createStore(
      createServerWindow(
        { open: !closed, start: '07:00', end: '17:30', turnsAt: NOW + TWO_HOURS_MS, now: NOW },
        () => 0,
      ),
    ),
    events: createEvents(),
    queryClient,
    notify: { success: say, info: say, error: say },
    reportCrash(_, error) {
      throw error;
    },
  };
}

function withSearch(address: string, search: string): string {
  const [path = '/'] = address.split('?');
  return search === '' ? path : `${path}?${search.replace(/^\?/, '')}`;
}
