import { EMPTY, isUnderWay, JOB_STATE_TITLES, JOB_STATES } from '@console/contract-core';
import { CHECKUP_SCOPE_TITLES, CHECKUP_SCOPES, checkupTables, type Checkup } from '@console/contract-invest';
import { EmptyState, jobProgressCell, jobStateCell, PageLink } from '@console/ui';
import {
  DataTable,
  FilterBar,
  OptionSelect,
  useFilterDraft,
  useTableState,
  type CellOverrides,
} from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { checkupPath } from '../../page-paths.ts';

const { checkupList } = checkupTables;
const STATES = JOB_STATES.map((value) => ({ value, label: JOB_STATE_TITLES[value] }));
const SCOPES = CHECKUP_SCOPES.map((value) => ({ value, label: CHECKUP_SCOPE_TITLES[value] }));

const CELLS: CellOverrides<Checkup> = {
  createdTime: {
    draw: (row) =>
      row.state === 'succeeded' ? (
        <PageLink to={checkupPath(row.checkupId)}>{row.createdTime.slice(0, 16)}</PageLink>
      ) : (
        row.createdTime.slice(0, 16)
      ),
    text: (row) => row.createdTime.slice(0, 16),
  },
  scope: {
    draw: (row) => CHECKUP_SCOPE_TITLES[row.scope],
    text: (row) => CHECKUP_SCOPE_TITLES[row.scope],
    width: (row) => 13 * CHECKUP_SCOPE_TITLES[row.scope].length,
  },
  state: jobStateCell(),
  progress: jobProgressCell(
    ({ checkupId }) => `体检 ${checkupId}`,
    ({ step }) => step,
  ),
  submittedBy: {
    draw: (row) => row.submittedBy ?? '夜间自动',
    text: (row) => row.submittedBy ?? '夜间自动',
  },
  message: { draw: (row) => <span title={row.message ?? undefined}>{row.message ?? EMPTY}</span> },
};

/** The check-ups that are kept, the newest first. */
export function HistoryTab(): ReactElement {
  const state = useTableState(checkupList);
  const { draft, change, bar } = useFilterDraft<typeof checkupList>(state);
  return (
    <DataTable
      client={client}
      spec={checkupList}
      state={state}
      title="体检记录"
      cells={CELLS}
      busy={isUnderWay}
      filterBar={
        <FilterBar {...bar}>
          <OptionSelect
            label="范围"
            all="全部范围"
            options={SCOPES}
            value={draft.scope}
            onChange={(scope) => change({ scope })}
          />
          <OptionSelect
            label="状态"
            all="全部状态"
            options={STATES}
            value={draft.state}
            onChange={(next) => change({ state: next })}
          />
        </FilterBar>
      }
      empty={<EmptyState title="还没有体检记录" cause="每天夜间自动体检全部因子，也可以现在开始。" />}
    />
  );
}
