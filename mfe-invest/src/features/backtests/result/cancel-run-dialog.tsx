import { backtestCalls, type BacktestRun } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import '../backtests.css';
import { runName } from '../specs/run-words.ts';

interface CancelRunDialogProps {
  readonly run: Pick<BacktestRun, 'associationId' | 'factorName' | 'factorVersion'>;
  readonly onClose: () => void;
}

/** Asks before a run is cancelled: its computed data is lost. A refusal is shown in the dialog. */
export function CancelRunDialog({ run, onClose }: CancelRunDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const cancel = async (): Promise<void> => {
    const { associationId } = run;
    const done = await change.run(() => client.call(backtestCalls.cancelBacktest, { associationId }));
    if (done === null) return;
    notify.success('已请求取消');
    onClose();
  };
  return (
    <AskDialog
      title="取消回测"
      okText="取消回测"
      cancelText="继续运行"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>取消后已完成的计算不保留，可以稍后重试。是否取消？</p>
      <p className="c-hint">{runName(run)}</p>
    </AskDialog>
  );
}
