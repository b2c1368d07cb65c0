import { backtestCalls, type BacktestRun } from '@console/contract-invest';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { CancelDialog } from '../../../runs/cancel-dialog.tsx';
import { runName } from '../specs/run-words.ts';

interface CancelRunDialogProps {
  readonly run: Pick<BacktestRun, 'associationId' | 'factorName' | 'factorVersion'>;
  readonly onClose: () => void;
}

/** Asks before a backtest is cancelled. */
export function CancelRunDialog({ run, onClose }: CancelRunDialogProps): ReactElement {
  const { associationId } = run;
  return (
    <CancelDialog
      title="取消回测"
      text="取消后已完成的计算不保留，可以稍后重试。"
      about={runName(run)}
      cancel={() => client.call(backtestCalls.cancelBacktest, { associationId })}
      onClose={onClose}
    />
  );
}
