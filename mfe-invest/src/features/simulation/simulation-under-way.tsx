import { simulationCalls, type SimulationCard } from '@console/contract-invest';
import { useCan } from '@console/platform';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import '../../performance/beside.css';
import { CancelDialog } from '../../runs/cancel-dialog.tsx';
import { UnderWayPanel } from '../../runs/under-way-panel.tsx';
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
  const { simulationId } = run;
  const name = `模拟 ${simulationId}`;
  return (
    <div className="invest-strategy-beside">
      <UnderWayPanel
        run={run}
        name={name}
        refusal={refusal}
        mayEdit={mayEdit}
        onCancel={() => setAsking(true)}
      />
      <SimulationCardPanel run={run} />
      {asking && (
        <CancelDialog
          title="取消模拟"
          text="取消后已完成的计算不保留，可以稍后重试。"
          about={`${run.strategyName} ${name}`}
          cancel={() => client.call(simulationCalls.cancelSimulation, { simulationId })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
