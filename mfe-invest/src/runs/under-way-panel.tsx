import { stateTitle, type JobAtWork } from '@console/contract-core';
import { EmptyState, JobProgress, Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';

interface UnderWayPanelProps {
  readonly run: JobAtWork & { readonly canCancel: boolean };
  /** What runs, for a screen reader: 回测 12. */
  readonly name: string;
  /** The error because of which it is no longer updated. */
  readonly refusal: Error | null;
  readonly mayEdit: boolean;
  readonly onCancel: () => void;
}

/** The state and progress of a run that has not ended, with a button to cancel it. */
export function UnderWayPanel({ run, name, refusal, mayEdit, onCancel }: UnderWayPanelProps): ReactElement {
  return (
    <Panel
      title={stateTitle(run)}
      sub="关闭页面不影响运行，结束后自动显示结果"
      actions={
        mayEdit && (
          <Button disabled={!run.canCancel || run.cancelRequested} onClick={onCancel}>
            {run.cancelRequested ? '正在取消' : '取消'}
          </Button>
        )
      }
    >
      <div aria-live="polite">
        <JobProgress job={run} name={name} step="below" />
        {refusal && <EmptyState title="进度不再更新" cause={refusal.message} />}
      </div>
    </Panel>
  );
}
