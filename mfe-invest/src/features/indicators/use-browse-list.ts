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

const NO_INPUT = {};
const LIST_KEY = [client.service, investEntries.browseList.id, NO_INPUT] as const;

/**
 * The reader's list on the page. Until something is chosen it is the console's own list, which the first
 * change stores with it. A change shows at once and is reverted when it is refused.
 */
export function useBrowseList(): BrowseList {
  const { notify, queryClient } = usePlatform();
  const saved = useCall(client, investEntries.browseList, NO_INPUT);
  const byDefault = saved.data?.length === 0;
  const defaults = useCall(client, investEntries.indicatorDefaults, NO_INPUT, { enabled: byDefault });
  const underWay = useRef(false);
  const [next, setNext] = useState<readonly BrowseItem[] | null>(null);
  const standing = byDefault
    ? defaults.data?.map((indicator) => indicatorItem(indicator))
    : saved.data && itemsOf(saved.data);
  const items = next ?? standing;

  const send = async (shown: readonly BrowseItem[], write: () => Promise<Browsed>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setNext(shown);
    try {
      const list = await write();
      // A list that is still loading may be from before the change.
      await queryClient.cancelQueries({ queryKey: LIST_KEY });
      queryClient.setQueryData(LIST_KEY, list);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      notify.error(error);
    } finally {
      underWay.current = false;
      setNext(null);
    }
  };
  const save = (shown: readonly BrowseItem[]): void =>
    void send(shown, () => client.call(investEntries.browseUpdate, updateInput(shown)));
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
      if (id === null) return save(others);
      void send(others, async () => {
        await client.call(investEntries.browseDelete, { id });
        return (saved.data ?? []).filter((one) => one.id !== id);
      });
    },
  };
}
