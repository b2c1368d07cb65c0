import { STRATEGY_TYPE_TITLES, styleCalls, type strategyTables } from '@console/contract-invest';
import type { FilterOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { FilterBar, OptionSelect, SearchInput, type FilterDraft } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { statusTitle } from '../../strategy-parts/strategy-words.ts';
import './strategies.css';

type StrategyList = (typeof strategyTables)['strategyList'];
type Type = NonNullable<FilterOf<StrategyList>['strategyType']>;
type Status = NonNullable<FilterOf<StrategyList>['status']>;

const TYPES = Object.entries(STRATEGY_TYPE_TITLES).map(([value, label]) => ({ value: value as Type, label }));
const STATUSES: readonly { value: Status; label: string }[] = [
  { value: '1', label: statusTitle(1) },
  { value: '0', label: statusTitle(0) },
];
const NO_INPUT = {};

/** The conditions of the list of strategies. */
export function StrategyFilter({ draft, change, bar }: FilterDraft<StrategyList>): ReactElement {
  const { data: styles } = useCall(client, styleCalls.styleOptions, NO_INPUT);
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
      <OptionSelect
        label="投资风格"
        all="全部风格"
        width={144}
        searchable
        options={(styles ?? []).map(({ styleId, styleName }) => ({
          value: String(styleId),
          label: styleName,
        }))}
        value={draft.styleId === undefined ? undefined : String(draft.styleId)}
        onChange={(styleId) => change({ styleId: styleId === undefined ? undefined : Number(styleId) })}
      />
      <label className="invest-strategy-check">
        <input
          type="checkbox"
          checked={draft.mine === '1'}
          onChange={(event) => change({ mine: event.target.checked ? '1' : undefined })}
        />
        仅我的
      </label>
    </FilterBar>
  );
}
