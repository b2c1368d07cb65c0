import { STRATEGY_TEXTS, strategyCalls, strategyTables, type StrategyRow } from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, lazyPage, Page, PageLink } from '@console/ui';
import { Button, DataTable, useFilterDraft, useTableUrlState } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { STRATEGY_ADD_PATH } from '../../strategy-parts/strategy-paths.ts';
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
          mayEdit && (
            <Button type="primary" icon={<AddIcon />} onClick={() => navigate(STRATEGY_ADD_PATH)}>
              新增
            </Button>
          )
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
