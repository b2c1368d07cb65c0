import { simulationCalls, type SimulationRun } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

interface CancelSimulationDialogProps {
  readonly run: Pick<SimulationRun, 'simulationId' | 'strategyName'>;
  readonly onClose: () => void;
}

/** Asks before a simulation is cancelled: what is computed is lost. A refusal is shown in the dialog. */
export function CancelSimulationDialog({ run, onClose }: CancelSimulationDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const cancel = async (): Promise<void> => {
    const { simulationId } = run;
    const done = await change.run(() => client.call(simulationCalls.cancelSimulation, { simulationId }));
    if (done === null) return;
    notify.success('已请求取消');
    onClose();
  };
  return (
    <AskDialog
      title="取消历史模拟"
      okText="取消模拟"
      cancelText="继续运行"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>取消后已完成的计算不保留，可以稍后重试。是否取消？</p>
      <p className="c-hint">
        {run.strategyName} 模拟 {run.simulationId}
      </p>
    </AskDialog>
  );
}
