import type { BacktestRunCard } from '@console/contract-invest';
import { useCan } from '@console/platform';
import { useState, type ReactElement } from 'react';
import { UnderWayPanel } from '../../../runs/under-way-panel.tsx';
import { RunCard } from '../report/run-card.tsx';
import '../tear-sheet.css';
import { CancelRunDialog } from './cancel-run-dialog.tsx';

interface RunUnderWayProps {
  readonly run: BacktestRunCard;
  /** The error because of which it is no longer updated. */
  readonly refusal?: Error | null;
}

/** A run that has not ended: its progress, its parameters, and a button to cancel it. */
export function RunUnderWay({ run, refusal = null }: RunUnderWayProps): ReactElement {
  const mayEdit = useCan('yzgl_edit');
  const [asking, setAsking] = useState(false);
  return (
    <div className="bt-sheet">
      <UnderWayPanel
        run={run}
        name={`回测 ${run.associationId}`}
        refusal={refusal}
        mayEdit={mayEdit}
        onCancel={() => setAsking(true)}
      />
      <div className="bt-side">
        <RunCard run={run} />
      </div>
      {asking && <CancelRunDialog run={run} onClose={() => setAsking(false)} />}
    </div>
  );
}
