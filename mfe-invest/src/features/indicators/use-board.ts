import { usePlatform } from '@console/platform';
import { usePageQuery, type QueryPatch } from '@console/ui/data';
import { useMemo } from 'react';
import { drawnItems, MOST_LINES, type BrowseItem } from './browse-items.ts';
import { linesPatch, readIndicatorQuery, type IndicatorQuery } from './indicator-query.ts';
import { useBrowseList, type BrowseList } from './use-browse-list.ts';

export interface Board {
  readonly asked: IndicatorQuery;
  change(patch: QueryPatch): void;
  readonly list: BrowseList;
  /** The drawn items, in the order of the list. */
  readonly drawn: readonly BrowseItem[];
  readonly drawnKeys: ReadonlySet<string>;
  /** Keys of the items on the list. */
  readonly taken: ReadonlySet<string>;
  /** Adds an item to the list, and draws it while there is room. */
  add(item: BrowseItem): void;
  /** Draws an item, or stops drawing it. */
  turn(item: BrowseItem): void;
}

const NOTHING: readonly BrowseItem[] = [];

/** The reader's list, and which of its items the address has drawn. */
export function useBoard(): Board {
  const { notify } = usePlatform();
  const [query, change] = usePageQuery();
  const asked = useMemo(() => readIndicatorQuery(query), [query]);
  const list = useBrowseList();
  const items = list.items ?? NOTHING;
  const ofCompany = asked.company !== null;
  const drawn = useMemo(
    () => drawnItems(items, { lines: asked.lines, ofCompany }),
    [items, asked.lines, ofCompany],
  );
  const drawnKeys = useMemo(() => new Set(drawn.map(({ key }) => key)), [drawn]);
  const taken = useMemo(() => new Set(items.map(({ key }) => key)), [items]);
  // Calculations that need a company stay chosen; items no longer on the list do not.
  const chosen = asked.lines?.filter((key) => taken.has(key)) ?? [...drawnKeys];
  return {
    asked,
    change,
    list,
    drawn,
    drawnKeys,
    taken,
    add(item) {
      if (!list.add(item)) return;
      const full = drawn.length >= MOST_LINES;
      if (full) notify.info(`已加入我的指标；曲线已有 ${MOST_LINES} 条，取消一条后可画出`);
      else if (item.calc && !ofCompany) notify.info('已加入我的指标；选择公司后可画出计算');
      // Without a choice in the address the first items of the list are drawn, this one among them.
      if (!full && asked.lines !== null) change(linesPatch([...chosen, item.key]));
    },
    turn({ key }) {
      const others = chosen.filter((other) => other !== key);
      change(linesPatch(drawnKeys.has(key) ? others : [...others, key]));
    },
  };
}
