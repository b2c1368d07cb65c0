import { simulationCalls, type SimulationCard } from '@console/contract-invest';
import { useCan, useChange, usePlatform } from '@console/platform';
import { PageLink, Panel } from '@console/ui';
import { FaultAlert } from '@console/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import '../../performance/beside.css';
import { StoppedMessage } from '../../runs/stopped-message.tsx';
import { STRATEGY_ADD_PATH } from '../../strategy-parts/strategy-paths.ts';
import { SimulationCardPanel } from './simulation-card-panel.tsx';
import { refreshSimulations } from './use-simulation.ts';

/** A simulation that failed or was cancelled: the cause, and what can be done about it. */
export function SimulationStopped({ run }: { readonly run: SimulationCard }): ReactElement {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  const mayEdit = useCan('tzgl_edit');
  const change = useChange(client);
  const { simulationId } = run;
  const retry = async (): Promise<void> => {
    const done = await change.run(() => client.call(simulationCalls.retrySimulation, { simulationId }));
    if (done !== null) notify.success('已重新提交');
    refreshSimulations(queries);
  };
  return (
    <div className="invest-strategy-beside">
      <Panel>
        <FaultAlert fault={change.fault} />
        <StoppedMessage
          run={run}
          what="历史模拟"
          mayEdit={mayEdit}
          retrying={change.running}
          onRetry={() => void retry()}
        >
          <PageLink to={STRATEGY_ADD_PATH}>新增投资策略</PageLink>
        </StoppedMessage>
      </Panel>
      <SimulationCardPanel run={run} />
    </div>
  );
}
