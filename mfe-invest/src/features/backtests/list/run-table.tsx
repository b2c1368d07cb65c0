import { isUnderWay } from '@console/contract-core';
import { backtestTables, type BacktestRun } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { AddIcon } from '@console/ui';
import { Button, DataTable, type TableUrlState } from '@console/ui/data';
import { useState, type ReactElement, type ReactNode } from 'react';
import { client } from '../../../client.ts';
import { comparePath, MOST_COMPARED } from '../backtest-paths.ts';
import { RunActions, type RunCommand } from './run-actions.tsx';
import { RUN_CELLS } from './run-cells.tsx';
import { RunFilter } from './run-filter.tsx';

const { backtestList } = backtestTables;

interface RunTableProps {
  readonly state: TableUrlState<typeof backtestList>;
  readonly mayEdit: boolean;
  readonly onCommand: (command: RunCommand, run: BacktestRun) => void;
  readonly onNew: () => void;
  readonly empty: ReactNode;
}

/**
 * The runs, kept up to date while any of them is under way; those that succeeded can be ticked for
 * comparison.
 */
export function RunTable({ state, mayEdit, onCommand, onNew, empty }: RunTableProps): ReactElement {
  const { navigate } = usePlatform();
  const [ticked, setTicked] = useState<readonly BacktestRun[]>([]);
  const compare = (): void => navigate(comparePath(ticked.map((run) => run.associationId)));
  return (
    <DataTable
      client={client}
      spec={backtestList}
      state={state}
      heading="h1"
      title="因子回测"
      cells={RUN_CELLS}
      busy={isUnderWay}
      selection={{
        rows: ticked,
        onChange: (rows) => setTicked(rows.slice(0, MOST_COMPARED)),
        label: (run) => `回测 ${run.associationId}`,
        blocked: (run) => tickBlocked(run, ticked),
      }}
      rowActions={{
        width: mayEdit ? 112 : 84,
        draw: (run) => (
          <RunActions run={run} mayEdit={mayEdit} onCommand={(command) => onCommand(command, run)} />
        ),
      }}
      toolbar={
        <>
          {ticked.length > 0 && <Button onClick={compare}>对比 {ticked.length} 个</Button>}
          {mayEdit && (
            <Button type="primary" icon={<AddIcon />} onClick={onNew}>
              新建回测
            </Button>
          )}
        </>
      }
      filterBar={<RunFilter state={state} />}
      empty={empty}
    />
  );
}

function tickBlocked(run: BacktestRun, ticked: readonly BacktestRun[]): string | null {
  if (run.state !== 'succeeded') return '成功结束的回测才能对比';
  const isTicked = ticked.some(({ associationId }) => associationId === run.associationId);
  return !isTicked && ticked.length >= MOST_COMPARED ? `最多对比 ${MOST_COMPARED} 个回测` : null;
}
