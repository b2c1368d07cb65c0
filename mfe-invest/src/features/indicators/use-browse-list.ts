import { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { useCall, usePlatform } from '@console/platform';
import { useRef, useState } from 'react';
import { client } from '../../client.ts';
import { indicatorItem, itemsOf, MOST_ITEMS, updateInput, type BrowseItem } from './browse-items.ts';

type Browsed = OutputOf<typeof investEntries.browseList>;

export interface BrowseList {
  /** Undefined while it is loading. */
  readonly items: readonly BrowseItem[] | undefined;
  /** Whether nothing was chosen yet: these items are the console's own. */
  readonly byDefault: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  retry(): void;
  /** Stores the list in this order, or shows why not. */
  save(items: readonly BrowseItem[]): void;
  /** Adds an item at the end; false when it is on the list already or the list is full, which is shown. */
  add(item: BrowseItem): boolean;
  remove(item: BrowseItem): void;
}

/** Stores a change and returns the list with it. */
type Change = () => Promise<Browsed>;

const NO_INPUT = {};
const LIST_KEY = [client.service, investEntries.browseList.id, NO_INPUT] as const;

/**
 * The reader's list on the page. Until something is chosen it is the console's own list, which the first
 * change stores with it. A change shows at once. Changes that come while one is being stored are stored after
 * it as one; when a change is refused, it and those after it are reverted.
 */
export function useBrowseList(): BrowseList {
  const { notify, queryClient } = usePlatform();
  const saved = useCall(client, investEntries.browseList, NO_INPUT);
  const byDefault = saved.data?.length === 0;
  const defaults = useCall(client, investEntries.indicatorDefaults, NO_INPUT, { enabled: byDefault });
  const storing = useRef(false);
  const waiting = useRef<Change | null>(null);
  const [next, setNext] = useState<readonly BrowseItem[] | null>(null);
  const standing = byDefault
    ? defaults.data?.map((indicator) => indicatorItem(indicator))
    : saved.data && itemsOf(saved.data);
  const items = next ?? standing;

  const storeWaiting = async (): Promise<void> => {
    for (let change = waiting.current; change !== null; change = waiting.current) {
      waiting.current = null;
      const list = await change();
      // A list that is still loading may be from before the change.
      await queryClient.cancelQueries({ queryKey: LIST_KEY });
      queryClient.setQueryData(LIST_KEY, list);
    }
  };
  const store = async (shown: readonly BrowseItem[], change: Change): Promise<void> => {
    setNext(shown);
    waiting.current = change;
    if (storing.current) return;
    storing.current = true;
    try {
      await storeWaiting();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      notify.error(error);
    } finally {
      waiting.current = null;
      storing.current = false;
      setNext(null);
    }
  };
  const save = (shown: readonly BrowseItem[]): void =>
    void store(shown, () => client.call(investEntries.browseUpdate, updateInput(shown)));
  return {
    items,
    byDefault,
    busy: next !== null,
    error: saved.error ?? (byDefault ? defaults.error : null),
    retry: () => void (saved.isError ? saved.refetch() : defaults.refetch()),
    save,
    add(item) {
      if (!items || items.some(({ key }) => key === item.key)) return false;
      const room = items.length < MOST_ITEMS;
      if (room) save([...items, item]);
      else notify.info(`最多保留 ${MOST_ITEMS} 项，请先移除一项`);
      return room;
    },
    remove({ id, key }) {
      const others = (items ?? []).filter((item) => item.key !== key);
      // An id belongs to a place of the list, and a change under way may move another item there.
      if (id === null || storing.current) return save(others);
      void store(others, async () => {
        await client.call(investEntries.browseDelete, { id });
        return (saved.data ?? []).filter((one) => one.id !== id);
      });
    },
  };
}
