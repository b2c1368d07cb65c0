import { simulationCalls, type SimulationCard } from '@console/contract-invest';
import { useCan, useChange, usePlatform } from '@console/platform';
import { PageLink, Panel, StateMessage, WarningIcon } from '@console/ui';
import { Button, FaultAlert } from '@console/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import '../../performance/beside.css';
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
  const failed = run.state === 'failed';
  return (
    <div className="invest-strategy-beside">
      <Panel>
        <FaultAlert fault={change.fault} />
        <StateMessage
          icon={<WarningIcon className="c-attention" />}
          title={failed ? '历史模拟失败' : '历史模拟已取消'}
          cause={run.message ?? (failed ? '原因未知' : '没有保留计算结果')}
        >
          {mayEdit && (
            <>
              <Button
                type="primary"
                size="small"
                disabled={!run.canRetry}
                loading={change.running}
                onClick={() => void retry()}
              >
                重试
              </Button>
              <PageLink to={STRATEGY_ADD_PATH}>新增投资策略</PageLink>
            </>
          )}
        </StateMessage>
      </Panel>
      <SimulationCardPanel run={run} />
    </div>
  );
}
