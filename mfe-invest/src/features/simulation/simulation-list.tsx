import { isUnderWay } from '@console/contract-core';
import { simulationTables, type SimulationRun } from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { EmptyState, jobProgressCell, jobStateCell, Page, PageLink } from '@console/ui';
import {
  Button,
  DataTable,
  FilterBar,
  SearchInput,
  useFilterDraft,
  useTableUrlState,
  type CellOverrides,
} from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { simulationPath, STRATEGY_ADD_PATH } from '../../strategy-parts/strategy-paths.ts';
import { typeTitle } from '../../strategy-parts/strategy-words.ts';

const { simulationList } = simulationTables;

/** The simulations of the tenant, the newest first; kept up to date while any of them is under way. */
export function SimulationList(): ReactElement {
  const { navigate } = usePlatform();
  const state = useTableUrlState(simulationList);
  const { draft, change, bar } = useFilterDraft(state);
  const mayEdit = useCan('tzgl_edit');
  return (
    <Page>
      <DataTable
        client={client}
        spec={simulationList}
        state={state}
        heading="h1"
        title="历史模拟"
        cells={CELLS}
        busy={isUnderWay}
        rowActions={{
          width: 56,
          draw: ({ simulationId, strategyName }) => (
            <PageLink
              to={simulationPath(simulationId)}
              aria-label={`${strategyName} 模拟 ${simulationId} 详情`}
            >
              详情
            </PageLink>
          ),
        }}
        filterBar={
          <FilterBar {...bar}>
            <SearchInput
              placeholder="策略名称"
              value={draft.search}
              onChange={(search) => change({ search })}
            />
          </FilterBar>
        }
        toolbar={mayEdit && <Button onClick={() => navigate(STRATEGY_ADD_PATH)}>新增投资策略</Button>}
        empty={
          <EmptyState
            title="还没有历史模拟"
            cause="在新增投资策略的策略配置中，可以先看看同一配置在历史上会怎样。"
          />
        }
      />
    </Page>
  );
}

const CELLS: CellOverrides<SimulationRun> = {
  strategyName: {
    draw: ({ simulationId, strategyName }) => (
      <PageLink to={simulationPath(simulationId)}>{strategyName}</PageLink>
    ),
    text: ({ strategyName }) => strategyName,
  },
  strategyType: {
    draw: ({ strategyType }) => typeTitle(strategyType),
    text: ({ strategyType }) => typeTitle(strategyType),
  },
  state: jobStateCell(),
  progress: jobProgressCell(
    ({ simulationId }) => `模拟 ${simulationId}`,
    ({ step }) => step,
  ),
};
