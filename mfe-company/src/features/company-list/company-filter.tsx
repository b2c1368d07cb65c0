import { type companyList, swOptions } from '@console/contract-company';
import type { FilterOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { DateRange, FilterBar, OptionSelect, PathCascader, SearchInput } from '@console/ui/data';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { choiceSummary, industryFilter, industryPaths, pathOptions, type SwTree } from './industry-choice.ts';

export type CompanyFilterValue = Partial<FilterOf<typeof companyList>>;

export interface CompanyFilterProps {
  readonly value: CompanyFilterValue;
  readonly onSubmit: (value: CompanyFilterValue) => void;
  readonly onReset: () => void;
}

const EXCHANGE_OPTIONS = [
  { value: 'SH', label: '上交所' },
  { value: 'SZ', label: '深交所' },
  { value: 'BJ', label: '北交所' },
] as const;

const STATUS_OPTIONS = [
  { value: '1', label: '已分类' },
  { value: '0', label: '未分类' },
] as const;

const NO_TREE: SwTree = [];
const TREE_FRESH_MS = 10 * 60_000;

/** The list's conditions: a draft, applied when the reader searches. */
export function CompanyFilter({ value, onSubmit, onReset }: CompanyFilterProps): ReactElement {
  const [draft, setDraft] = useState(value);
  // The tree is the largest answer of the page: loaded when it is opened, or needed to name a choice.
  const [treeNeeded, setTreeNeeded] = useState(value.releaseInfoNames !== undefined);
  const tree = useCall(client, swOptions, {}, { enabled: treeNeeded, staleTime: TREE_FRESH_MS });
  const nodes = tree.data ?? NO_TREE;
  const options = useMemo(() => pathOptions(nodes), [nodes]);
  const change = (part: CompanyFilterValue): void => setDraft({ ...draft, ...part });
  return (
    <FilterBar onSubmit={() => onSubmit(draft)} onReset={onReset}>
      <SearchInput
        placeholder="代码、简称或拼音首字母"
        value={draft.search}
        onChange={(search) => change({ search })}
      />
      <PathCascader
        placeholder="申万行业（一、二、三级）"
        options={options}
        loading={tree.isFetching}
        onOpen={() => setTreeNeeded(true)}
        value={industryPaths(nodes, draft.releaseInfoNames ?? [])}
        summary={(paths) => choiceSummary(nodes, paths)}
        onChange={(paths) =>
          change({ releaseInfoNames: undefined, swType: undefined, ...industryFilter(nodes, paths) })
        }
      />
      <OptionSelect
        label="交易所"
        all="全部交易所"
        options={EXCHANGE_OPTIONS}
        value={draft.exchange}
        onChange={(exchange) => change({ exchange })}
      />
      <OptionSelect
        label="分类状态"
        all="全部状态"
        options={STATUS_OPTIONS}
        value={draft.status}
        onChange={(status) => change({ status })}
      />
      <DateRange
        label="首次分类时间"
        placeholder={['首次分类起', '止']}
        value={[draft.typeTimeStart, draft.typeTimeEnd]}
        onChange={([typeTimeStart, typeTimeEnd]) => change({ typeTimeStart, typeTimeEnd })}
      />
    </FilterBar>
  );
}
