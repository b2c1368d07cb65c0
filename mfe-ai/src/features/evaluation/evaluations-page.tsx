import { aiTables } from '@console/contract-ai';
import { isUnderWay, JOB_STATES, stateTitle, type JobState, type RowOf } from '@console/contract-core';
import { useCan } from '@console/platform';
import { AddIcon, EmptyState, jobProgressCell, jobStateCell, Page, PageLink } from '@console/ui';
import {
  DataTable,
  FilterBar,
  OptionSelect,
  SearchInput,
  useFilterDraft,
  usePageQuery,
  useTableUrlState,
  type CellOverrides,
} from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { evaluationPath } from '../../topic-parts/evaluation-paths.ts';
import { costText } from './evaluation-words.ts';
import { StartDialog } from './start-dialog.tsx';

type Row = RowOf<typeof aiTables.evaluationList>;

const STATES = JOB_STATES.map((value: JobState) => ({
  value,
  label: stateTitle({ state: value, cancelRequested: false }, '停止'),
}));

const CELLS: CellOverrides<Row> = {
  topic: {
    draw: ({ evaluationId, topic }) => <PageLink to={evaluationPath(evaluationId)}>{topic}</PageLink>,
  },
  state: jobStateCell('停止'),
  progress: jobProgressCell(
    ({ evaluationId }) => `评测 ${evaluationId}`,
    () => null,
  ),
  cost: { draw: ({ cost }) => costText(cost), text: ({ cost }) => costText(cost) },
};

/** The evaluations of the tenant's topics, and the dialog that begins one. */
export function EvaluationsPage(): ReactElement {
  const state = useTableUrlState(aiTables.evaluationList);
  const { draft, change, bar } = useFilterDraft(state);
  const [query, set] = usePageQuery();
  const mayEdit = useCan('gssjk_gn_edit');
  const close = (): void => set({ start: null, versions: null, models: null });
  return (
    <Page>
      <DataTable
        client={client}
        spec={aiTables.evaluationList}
        state={state}
        heading="h1"
        title="评测记录"
        cells={CELLS}
        busy={isUnderWay}
        toolbar={
          <>
            <PageLink to="/expertsystem/golden">评测用例</PageLink>
            {mayEdit && (
              <Button type="primary" icon={<AddIcon />} onClick={() => set({ start: '0' })}>
                新建评测
              </Button>
            )}
          </>
        }
        filterBar={
          <FilterBar {...bar}>
            <SearchInput placeholder="主题" value={draft.topic} onChange={(topic) => change({ topic })} />
            <OptionSelect
              label="状态"
              all="全部状态"
              options={STATES}
              value={draft.state}
              onChange={(next) => change({ state: next })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            title="还没有评测"
            cause="评测用一个主题的全部用例提问：每版模板、每个模型各三次，再与应答事实逐条比较。"
          />
        }
      />
      {mayEdit && query.get('start') !== null && <StartDialog onClose={close} />}
    </Page>
  );
}
