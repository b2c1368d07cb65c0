import type { JobState } from '@console/contract-core';
import { StateMessage, WarningIcon } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement, ReactNode } from 'react';

interface StoppedMessageProps {
  readonly run: { readonly state: JobState; readonly message: string | null; readonly canRetry: boolean };
  /** 回测. */
  readonly what: string;
  readonly mayEdit: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** What else can be done about it. */
  readonly children: ReactNode;
}

/** Why a run failed or was cancelled, and a button to try it again for those who may. */
export function StoppedMessage(props: StoppedMessageProps): ReactElement {
  const { run, what, mayEdit, retrying, onRetry, children } = props;
  const failed = run.state === 'failed';
  return (
    <StateMessage
      icon={<WarningIcon className="c-attention" />}
      title={failed ? `${what}失败` : `${what}已取消`}
      cause={run.message ?? (failed ? '原因未知' : '没有保留计算结果')}
    >
      {mayEdit && (
        <>
          <Button type="primary" size="small" disabled={!run.canRetry} loading={retrying} onClick={onRetry}>
            重试
          </Button>
          {children}
        </>
      )}
    </StateMessage>
  );
}
