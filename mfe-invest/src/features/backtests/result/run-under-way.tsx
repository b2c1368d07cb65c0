import type { BacktestRunCard } from '@console/contract-invest';
import { useCan } from '@console/platform';
import { EmptyState, Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { CancelRunDialog } from './cancel-run-dialog.tsx';
import { RunCard } from '../report/run-card.tsx';
import { RunProgress } from '../../../runs/run-progress.tsx';
import { stateTitle } from '../../../run-states.ts';
import '../tear-sheet.css';

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
          <RunProgress run={run} name={`回测 ${run.associationId}`} wide />
          {refusal && <EmptyState title="进度不再更新" cause={refusal.message} />}
        </div>
      </Panel>
      <div className="bt-side">
        <RunCard run={run} />
      </div>
      {asking && <CancelRunDialog run={run} onClose={() => setAsking(false)} />}
    </div>
  );
}
