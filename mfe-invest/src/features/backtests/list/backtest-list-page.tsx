import { backtestTables, type BacktestRun } from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { EmptyState, lazyPage, Page } from '@console/ui';
import { useSearch, useTableUrlState } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { backtestResultPath } from '../../../page-paths.ts';
import { readNewRun, withNewRun, type NewRunQuery } from '../backtest-paths.ts';
import type { RunCommand } from './run-actions.tsx';
import { RunTable } from './run-table.tsx';
import { useRunCommands } from '../use-run-commands.ts';

const NewRunDrawer = lazyPage(
  () => import('../new-run/new-run-drawer.tsx').then((file) => file.NewRunDrawer),
  <></>,
);
const CancelRunDialog = lazyPage(
  () => import('../result/cancel-run-dialog.tsx').then((file) => file.CancelRunDialog),
  <></>,
);

const NEW_RUN: NewRunQuery = { factorFormId: null, from: null };

/** V-12: the tenant's backtests, and the form of a new one. */
export function BacktestListPage(): ReactElement {
  const { navigate } = usePlatform();
  const mayEdit = useCan('yzgl_edit');
  const state = useTableUrlState(backtestTables.backtestList);
  const { asked, openForm, showNewest } = useNewRun();
  const [doomed, setDoomed] = useState<BacktestRun | null>(null);
  const commands = useRunCommands();
  const command = (name: RunCommand, run: BacktestRun): void => {
    if (name === 'cancel') setDoomed(run);
    else if (name === 'retry') void commands.retry(run);
    else if (name === 'copy') openForm({ factorFormId: null, from: run.associationId });
    else void commands.repeat(run).then((id) => id !== null && navigate(backtestResultPath(id)));
  };
  const startNew = (): void => openForm(NEW_RUN);
  return (
    <Page>
      <RunTable
        state={state}
        mayEdit={mayEdit}
        onCommand={command}
        onNew={startNew}
        empty={<NoRuns mayEdit={mayEdit} onNew={startNew} />}
      />
      {asked !== null && mayEdit && (
        <NewRunDrawer query={asked} onClose={() => openForm(null)} onSubmitted={showNewest} />
      )}
      {doomed && <CancelRunDialog run={doomed} onClose={() => setDoomed(null)} />}
    </Page>
  );
}

interface NewRunForm {
  /** The query of the form; null while it is closed. */
  readonly asked: NewRunQuery | null;
  readonly openForm: (query: NewRunQuery | null) => void;
  /** Closes it and turns to the first page, which lists the new run. */
  readonly showNewest: () => void;
}

/** The form of a new run: open when the address says so. */
function useNewRun(): NewRunForm {
  const [search, replace] = useSearch();
  return {
    asked: readNewRun(search),
    openForm: (query) => replace(withNewRun(search, query)),
    showNewest: () => {
      const params = new URLSearchParams(withNewRun(search, null));
      params.set('page', '1');
      replace(params.toString());
    },
  };
}

interface NoRunsProps {
  readonly mayEdit: boolean;
  readonly onNew: () => void;
}

function NoRuns({ mayEdit, onNew }: NoRunsProps): ReactElement {
  return (
    <EmptyState
      title="还没有因子回测"
      cause="选择一个因子提交回测，后台计算 IC、分组收益、换手与多空组合，结束后在这里查看与对比。"
    >
      {mayEdit && (
        <button type="button" className="c-link-button" onClick={onNew}>
          新建回测
        </button>
      )}
    </EmptyState>
  );
}
