import { FACTOR_KINDS, investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { useCall, usePlatform } from '@console/platform';
import { Ladder, Panel, SearchInput } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { factorPath } from '../../page-paths.ts';
import type { Category } from '../../category-tree/category-rows.ts';
import { CategoryTree } from '../../category-tree/category-tree.tsx';
import { useSettled } from '../../use-settled.ts';

interface FactorCategoriesProps {
  /** treeFormId of the list's filter. */
  readonly chosen: number | undefined;
  readonly onChoose: (category: number | undefined) => void;
}

/** The key of the address for the search in the tree. */
const FIND = 'find';

/** The tenant's factors by category: choosing a category filters the list, choosing a factor opens it. */
export function FactorCategories({ chosen, onChoose }: FactorCategoriesProps): ReactElement {
  const { navigate } = usePlatform();
  const [query, change] = usePageQuery();
  const find = query.get(FIND) ?? '';
  const search = useSettled(find.trim());
  const tree = useCall(client, investEntries.factorTree, search === '' ? {} : { search }, {
    keepPrevious: true,
  });
  const categories = tree.data?.map(categoryOf) ?? [];
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="因子分类" sub={tree.data && `共 ${total} 个`} flush>
      <div className="invest-categories-search">
        <SearchInput
          placeholder="在分类中查找因子"
          value={find}
          onChange={(text) => change({ [FIND]: text ?? null })}
        />
      </div>
      <Ladder
        answer={tree}
        what="因子分类"
        rows={8}
        emptyOf={() => (search !== '' && total === 0 ? NOT_FOUND : null)}
      >
        {() => (
          <>
            <button
              type="button"
              className="invest-factor-all"
              aria-pressed={chosen === undefined}
              onClick={() => onChoose(undefined)}
            >
              全部分类
            </button>
            <CategoryTree
              label="因子"
              categories={categories}
              searching={search !== ''}
              chosen={chosen === undefined ? null : categoryKey(chosen)}
              onCategory={({ key }) => onChoose(Number(key.slice(1)))}
              onLeaf={({ key }) => navigate(factorPath(Number(key.slice(1))))}
            />
          </>
        )}
      </Ladder>
    </Panel>
  );
}

const NOT_FOUND = { filtered: true, title: '没有符合的因子', cause: '换一个关键词再试' };

type Tree = OutputOf<typeof investEntries.factorTree>;

const categoryKey = (id: number): string => `s${id}`;

const categoryOf = ({ id, title, children }: Tree[number]): Category => ({
  key: categoryKey(id),
  title,
  count: children.length,
  leaves: children.map((factor) => ({
    key: `f${factor.id}`,
    title: factor.name,
    note: SHORT[factor.factorIsSingle] ?? '',
    hint: `${factor.name} ${FACTOR_KINDS[factor.factorIsSingle as keyof typeof FACTOR_KINDS] ?? ''}`,
  })),
});

/** 单, 复, 计 */
const SHORT: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(FACTOR_KINDS).map(([kind, title]) => [kind, title.slice(0, 1)]),
);
