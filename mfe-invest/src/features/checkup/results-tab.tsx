import { formatNumber } from '@console/contract-core';
import {
  CHECKUP_CHANGES,
  CHECKUP_CHANGE_TITLES,
  CHECKUP_KINDS,
  CHECKUP_KIND_TITLES,
  checkupTables,
} from '@console/contract-invest';
import { EmptyState } from '@console/ui';
import {
  CheckFilter,
  DataTable,
  FilterBar,
  OptionSelect,
  SearchInput,
  useFilterDraft,
  useTableUrlState,
} from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { checkupCells } from './checkup-cells.tsx';
import { horizonTitle, type CheckupCard } from './checkup-words.ts';

const { checkupRows } = checkupTables;

const KINDS = CHECKUP_KINDS.map((value) => ({ value, label: CHECKUP_KIND_TITLES[value] }));
const CHANGES = CHECKUP_CHANGES.map((value) => ({ value, label: CHECKUP_CHANGE_TITLES[value] }));
const count = (value: number): string => formatNumber(value, { unit: 'integer' });

interface ResultsTabProps {
  readonly card: CheckupCard;
  readonly horizon: number;
  readonly onOpen: (subject: string) => void;
}

/** Every subject with its figures for one horizon. */
export function ResultsTab({ card, horizon, onOpen }: ResultsTabProps): ReactElement {
  const state = useTableUrlState(checkupRows);
  const cells = useMemo(() => checkupCells(onOpen), [onOpen]);
  const family = card.families.find((each) => each.horizon === horizon);
  return (
    <DataTable
      client={client}
      spec={checkupRows}
      state={state}
      always={{ checkupId: card.checkupId, horizon }}
      title="体检结果"
      subject={`持有 ${horizonTitle(horizon)}`}
      cells={cells}
      filterBar={<ResultsFilter state={state} />}
      toolbar={
        family && (
          <span className="c-hint">
            {`${count(family.tests)} 个检验，校正后显著 ${count(family.significant)} 个（FDR ≤ 5%）`}
          </span>
        )
      }
      empty={<EmptyState title="没有可评价的对象" cause="提交体检时还没有因子。" />}
    />
  );
}

interface ResultsFilterProps {
  readonly state: ReturnType<typeof useTableUrlState<typeof checkupRows>>;
}

function ResultsFilter({ state }: ResultsFilterProps): ReactElement {
  const { draft, change, bar } = useFilterDraft<typeof checkupRows>(state);
  return (
    <FilterBar {...bar}>
      <SearchInput placeholder="名称" value={draft.search} onChange={(search) => change({ search })} />
      <OptionSelect
        label="类型"
        all="因子与指标"
        options={KINDS}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <OptionSelect
        label="较上次"
        all="全部变化"
        options={CHANGES}
        value={draft.change}
        onChange={(next) => change({ change: next })}
      />
      <CheckFilter
        label="仅显著"
        value={draft.significant}
        onChange={(significant) => change({ significant })}
      />
    </FilterBar>
  );
}
