import { CALC_RULES, FACTOR_KINDS, type investTables } from '@console/contract-invest';
import type { FilterOf } from '@console/contract-core';
import { FilterBar, OptionSelect, SearchInput, type FilterDraft } from '@console/ui/data';
import type { ReactElement } from 'react';

type FactorList = (typeof investTables)['factorList'];
type Kind = NonNullable<FilterOf<FactorList>['factorIsSingle']>;

const KINDS = Object.entries(FACTOR_KINDS).map(([value, label]) => ({ value: value as Kind, label }));
const RULES = Object.entries(CALC_RULES).map(([value, label]) => ({ value, label: `${value} ${label}` }));

/** The list's conditions except the category, which is chosen in the tree beside it. */
export function FactorFilter({ draft, change, bar }: FilterDraft<FactorList>): ReactElement {
  return (
    <FilterBar {...bar}>
      <SearchInput placeholder="因子名称" value={draft.search} onChange={(search) => change({ search })} />
      <OptionSelect<Kind>
        label="类型"
        all="全部类型"
        options={KINDS}
        value={draft.factorIsSingle}
        onChange={(factorIsSingle) => change({ factorIsSingle })}
      />
      <OptionSelect
        label="计算规则"
        all="全部计算规则"
        width={144}
        options={RULES}
        value={draft.calcRule === undefined ? undefined : String(draft.calcRule)}
        onChange={(rule) => change({ calcRule: rule === undefined ? undefined : Number(rule) })}
      />
    </FilterBar>
  );
}
