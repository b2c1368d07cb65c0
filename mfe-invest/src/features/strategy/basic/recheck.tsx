import { isUnderWay } from '@console/contract-core';
import { rebalanceCalls, type Recheck as Check, type StrategyDetail } from '@console/contract-invest';
import { useCall, useCan, useChange } from '@console/platform';
import { JobProgress, Mark, Panel } from '@console/ui';
import { Button, FaultAlert } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { recheckText } from './recheck-text.ts';

const POLL_MS = 1000;

/** The check of all posted days against the seal: its outcome, its progress, and a button that asks for it. */
export function Recheck({ strategy }: { readonly strategy: StrategyDetail }): ReactElement | null {
  const { strategyId, reportDate } = strategy;
  const mayEdit = useCan('tzgl_edit');
  const change = useChange(client);
  const { data: check } = useCall(
    client,
    rebalanceCalls.newestRecheck,
    { strategyId },
    {
      enabled: reportDate !== null,
      refetchInterval: (last) => (last && isUnderWay(last) ? POLL_MS : 0),
    },
  );
  if (reportDate === null || check === undefined) return null;
  const underWay = check !== null && isUnderWay(check);
  return (
    <Panel
      title="核对"
      sub="按封存参数与当前行情重算全部交易日，逐笔比较"
      actions={
        mayEdit && (
          <Button
            loading={change.running}
            disabled={underWay}
            onClick={() => void change.run(() => client.call(rebalanceCalls.recheckStrategy, { strategyId }))}
          >
            核对
          </Button>
        )
      }
    >
      <FaultAlert fault={change.fault} />
      {underWay ? <JobProgress job={check} name="核对" step="beside" /> : <Outcome check={check} />}
    </Panel>
  );
}

function Outcome({ check }: { readonly check: Check | null }): ReactElement {
  const { text, tint, title } = recheckText(check);
  return (
    <div className="c-row">
      {title !== null && <Mark tint={tint}>{title}</Mark>}
      <span className="c-hint">{text}</span>
    </div>
  );
}
