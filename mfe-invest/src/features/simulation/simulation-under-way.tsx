import type { SimulationCard } from '@console/contract-invest';
import { useCan } from '@console/platform';
import { EmptyState, Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import '../../performance/beside.css';
import { RunProgress } from '../../runs/run-progress.tsx';
import { stateTitle } from '../../run-states.ts';
import { CancelSimulationDialog } from './cancel-simulation-dialog.tsx';
import { SimulationCardPanel } from './simulation-card-panel.tsx';

interface SimulationUnderWayProps {
  readonly run: SimulationCard;
  /** The error because of which it is no longer updated. */
  readonly refusal: Error | null;
}

/** A simulation that has not ended: its progress, what is simulated, and a button to cancel it. */
export function SimulationUnderWay({ run, refusal }: SimulationUnderWayProps): ReactElement {
  const mayEdit = useCan('tzgl_edit');
  const [asking, setAsking] = useState(false);
  return (
    <div className="invest-strategy-beside">
      <Panel
        title={stateTitle(run)}
        sub="关闭页面不影响运行，结束后自动显示结果"
        actions={
          mayEdit && (
            <Button disabled={!run.canCancel || run.cancelRequested} onClick={() => setAsking(true)}>
              {run.cancelRequested ? '正在取消' : '取消'}
            </Button>
          )
        }
      >
        <div aria-live="polite">
          <RunProgress run={run} name={`模拟 ${run.simulationId}`} wide />
          {refusal && <EmptyState title="进度不再更新" cause={refusal.message} />}
        </div>
      </Panel>
      <SimulationCardPanel run={run} />
      {asking && <CancelSimulationDialog run={run} onClose={() => setAsking(false)} />}
    </div>
  );
}
