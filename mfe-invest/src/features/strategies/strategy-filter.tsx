import { STRATEGY_TYPE_TITLES, type strategyTables } from '@console/contract-invest';
import type { FilterOf } from '@console/contract-core';
import { CheckFilter, FilterBar, OptionSelect, SearchInput, type FilterDraft } from '@console/ui/data';
import type { ReactElement } from 'react';
import { StyleSelect } from '../../strategy-parts/style-select.tsx';
import { statusTitle } from '../../strategy-parts/strategy-words.ts';

type StrategyList = (typeof strategyTables)['strategyList'];
type Type = NonNullable<FilterOf<StrategyList>['strategyType']>;
type Status = NonNullable<FilterOf<StrategyList>['status']>;

const TYPES = Object.entries(STRATEGY_TYPE_TITLES).map(([value, label]) => ({ value: value as Type, label }));
const STATUSES: readonly { value: Status; label: string }[] = [
  { value: '1', label: statusTitle(1) },
  { value: '0', label: statusTitle(0) },
];

/** The conditions of the list of strategies. */
export function StrategyFilter({ draft, change, bar }: FilterDraft<StrategyList>): ReactElement {
  return (
    <FilterBar {...bar}>
      <SearchInput placeholder="策略名称" value={draft.search} onChange={(search) => change({ search })} />
      <OptionSelect<Type>
        label="策略类型"
        all="全部类型"
        options={TYPES}
        value={draft.strategyType}
        onChange={(strategyType) => change({ strategyType })}
      />
      <OptionSelect<Status>
        label="状态"
        all="全部状态"
        options={STATUSES}
        value={draft.status}
        onChange={(status) => change({ status })}
      />
      <StyleSelect all="全部风格" value={draft.styleId} onChange={(styleId) => change({ styleId })} />
      <CheckFilter label="仅我的" value={draft.mine} onChange={(mine) => change({ mine })} />
    </FilterBar>
  );
}
