import {
  MOST_COMPARED_STRATEGIES,
  STRATEGY_TEXTS,
  strategyCalls,
  strategyTables,
  type StrategyRow,
} from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, lazyPage, Page, PageLink } from '@console/ui';
import { Button, DataTable, useFilterDraft, useTableUrlState } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { comparisonPath, SIMULATION_PATH, STRATEGY_ADD_PATH } from '../../strategy-parts/strategy-paths.ts';
import { STRATEGY_CELLS } from './strategy-cells.tsx';
import { StrategyFilter } from './strategy-filter.tsx';
import { actionsWidth, StrategyRowActions } from './strategy-row-actions.tsx';

// Dialogs bring antd's forms: they are fetched when one is opened.
const StopStrategyDialog = lazyPage(
  () => import('../../strategy-parts/stop-strategy-dialog.tsx').then((file) => file.StopStrategyDialog),
  <></>,
);
const DeleteNamedDialog = lazyPage(
  () => import('../../strategy-parts/delete-named-dialog.tsx').then((file) => file.DeleteNamedDialog),
  <></>,
);

interface Opened {
  readonly kind: 'stop' | 'delete';
  readonly row: StrategyRow;
}

/** V-04: the strategies of the tenant, the newest first. */
export function StrategyListPage(): ReactElement {
  const { navigate } = usePlatform();
  const state = useTableUrlState(strategyTables.strategyList);
  const filter = useFilterDraft(state);
  const mayEdit = useCan('tzgl_edit');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [ticked, setTicked] = useState<readonly StrategyRow[]>([]);
  const close = (): void => setOpened(null);
  return (
    <Page>
      <DataTable
        client={client}
        spec={strategyTables.strategyList}
        state={state}
        heading="h1"
        title="投资策略"
        cells={STRATEGY_CELLS}
        selection={{
          rows: ticked,
          onChange: (rows) => setTicked(rows.slice(0, MOST_COMPARED_STRATEGIES)),
          label: ({ strategyName }) => `策略 ${strategyName}`,
          blocked: (row) => tickBlocked(row, ticked),
        }}
        rowActions={{
          width: actionsWidth(mayEdit),
          draw: (row) => (
            <StrategyRowActions
              row={row}
              mayEdit={mayEdit}
              onStop={() => setOpened({ kind: 'stop', row })}
              onDelete={() => setOpened({ kind: 'delete', row })}
            />
          ),
        }}
        filterBar={<StrategyFilter {...filter} />}
        toolbar={
          <>
            {ticked.length > 0 && (
              <Button onClick={() => navigate(comparisonPath(ticked.map(({ strategyId }) => strategyId)))}>
                对比 {ticked.length} 个
              </Button>
            )}
            <Button onClick={() => navigate(SIMULATION_PATH)}>历史模拟</Button>
            {mayEdit && (
              <Button type="primary" icon={<AddIcon />} onClick={() => navigate(STRATEGY_ADD_PATH)}>
                新增
              </Button>
            )}
          </>
        }
        empty={<NoStrategies mayEdit={mayEdit} />}
      />
      {opened?.kind === 'stop' && <StopStrategyDialog strategy={opened.row} onClose={close} />}
      {opened?.kind === 'delete' && (
        <DeleteNamedDialog
          texts={STRATEGY_TEXTS}
          subject={`策略名称：${opened.row.strategyName}`}
          remove={() => client.call(strategyCalls.deleteStrategy, { id: opened.row.strategyId })}
          onClose={close}
        />
      )}
    </Page>
  );
}

function tickBlocked({ strategyId }: StrategyRow, ticked: readonly StrategyRow[]): string | null {
  const isTicked = ticked.some((row) => row.strategyId === strategyId);
  return !isTicked && ticked.length >= MOST_COMPARED_STRATEGIES
    ? `最多对比 ${MOST_COMPARED_STRATEGIES} 个策略`
    : null;
}

function NoStrategies({ mayEdit }: { readonly mayEdit: boolean }): ReactElement {
  return (
    <EmptyState
      title="还没有投资策略"
      cause="投资策略由投资风格选股或由用户配置权重，发布后每个交易日自动调仓、估值并留下账单。"
    >
      {mayEdit && <PageLink to={STRATEGY_ADD_PATH}>新增投资策略</PageLink>}
    </EmptyState>
  );
}
