import { INDICATOR_FREQUENCIES, investEntries, type IndicatorFrequency } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { Ladder, Panel, SearchInput } from '@console/ui';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { Category } from '../../category-tree/category-rows.ts';
import { CategoryTree } from '../../category-tree/category-tree.tsx';
import { useSettled } from '../../use-settled.ts';
import { SHORT_FREQUENCY } from './browse-items.ts';
import { SegmentRow } from './segment-row.tsx';

interface IndicatorCategoriesProps {
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly frequency: IndicatorFrequency | null;
  readonly onFrequency: (frequency: IndicatorFrequency | null) => void;
  /** Keys of the items already on the list. */
  readonly taken: ReadonlySet<string>;
  /** Adds an indicator to the list, or removes it. */
  readonly onLeaf: (leaf: TreeLeaf) => void;
}

type Tree = OutputOf<typeof investEntries.indicatorTree>;
export type TreeLeaf = Tree[number]['children'][number];

const FREQUENCIES = [
  { value: 'all', label: '全部' },
  { value: 'daily', label: '日频' },
  { value: 'quarterly', label: '季频' },
] as const;
const FRESH_MS = 10 * 60_000;

/** All indicators by topic, with a search and a filter by frequency: a press adds one to the list. */
export function IndicatorCategories(props: IndicatorCategoriesProps): ReactElement {
  const { find, frequency, taken } = props;
  const search = useSettled(find.trim());
  const tree = useCall(client, investEntries.indicatorTree, search === '' ? {} : { search }, {
    keepPrevious: true,
    staleTime: FRESH_MS,
  });
  const categories = useMemo(
    () => (tree.data === undefined ? [] : categoriesOf(tree.data, frequency, taken)),
    [tree.data, frequency, taken],
  );
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const choose = (key: string): void => {
    const leaf = tree.data?.flatMap(({ children }) => children).find(({ id }) => id === key);
    if (leaf) props.onLeaf(leaf);
  };
  return (
    <Panel title="指标库" sub={tree.data && `共 ${total} 个`} flush>
      <div className="invest-categories-search">
        <SearchInput
          placeholder="指标名称或拼音首字母"
          value={find}
          onChange={(text) => props.onFind(text ?? '')}
        />
        <SegmentRow
          label="频率"
          options={FREQUENCIES}
          value={frequency ?? 'all'}
          onChange={(value) => props.onFrequency(value === 'all' ? null : value)}
        />
      </div>
      <Ladder
        answer={tree}
        what="指标库"
        rows={12}
        emptyOf={() =>
          total === 0
            ? { filtered: true, title: '没有符合的指标', cause: whyNothing(search, frequency) }
            : null
        }
      >
        {() => (
          <CategoryTree
            label="指标"
            categories={categories}
            searching={search !== ''}
            onLeaf={({ key }) => choose(key)}
          />
        )}
      </Ladder>
    </Panel>
  );
}

const whyNothing = (search: string, frequency: IndicatorFrequency | null): string => {
  const within = frequency === null ? '' : `当前只看${INDICATOR_FREQUENCIES[frequency]}；`;
  return `${within}${search === '' ? '行情数据导入后这里列出全部指标' : '换一个关键词再试'}`;
};

/** The topics and indicators of a frequency; empty topics are left out. */
function categoriesOf(
  tree: Tree,
  frequency: IndicatorFrequency | null,
  taken: ReadonlySet<string>,
): readonly Category[] {
  return tree.flatMap(({ id, title, children }) => {
    const leaves = children
      .filter((leaf) => frequency === null || leaf.frequency === frequency)
      .map((leaf) => ({
        key: leaf.id,
        title: leaf.title,
        note: SHORT_FREQUENCY[leaf.frequency],
        hint: `${leaf.title}，${INDICATOR_FREQUENCIES[leaf.frequency]}`,
        taken: taken.has(leaf.id),
      }));
    return leaves.length === 0 ? [] : [{ key: `topic ${id}`, title, count: leaves.length, leaves }];
  });
}
