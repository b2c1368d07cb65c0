import { isUnderWay } from '@console/contract-core';
import { rebalanceCalls, type Recheck as Check, type StrategyDetail } from '@console/contract-invest';
import { useCall, useCan, useChange } from '@console/platform';
import { JobProgress, Mark } from '@console/ui';
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
    <div className="c-column">
      <FaultAlert fault={change.fault} />
      <div className="c-row">
        {mayEdit && (
          <Button
            loading={change.running}
            disabled={underWay}
            onClick={() => void change.run(() => client.call(rebalanceCalls.recheckStrategy, { strategyId }))}
          >
            核对
          </Button>
        )}
        {underWay ? <JobProgress job={check} name="核对" step="beside" /> : <Outcome check={check} />}
      </div>
    </div>
  );
}

function Outcome({ check }: { readonly check: Check | null }): ReactElement {
  const { text, tint, title } = recheckText(check);
  return (
    <>
      {title !== null && <Mark tint={tint}>{title}</Mark>}
      <span className="c-hint">{text}</span>
    </>
  );
}
