import type { JobConsoleRow } from '@console/contract-core';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';

interface JobActionsProps {
  readonly job: JobConsoleRow;
  /** Opens the details, from a row of a table; absent where they are open. */
  readonly onDetails?: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** The actions a job allows, as its service reports them. */
export function JobActions({ job, onDetails, onCancel, onRetry }: JobActionsProps): ReactElement {
  const look = onDetails ? ({ type: 'link', size: 'small' } as const) : {};
  const name = `${job.title} ${job.subject}`;
  return (
    <>
      {onDetails && (
        <Button {...look} aria-label={`${name} 的详情`} onClick={onDetails}>
          详情
        </Button>
      )}
      {job.canCancel && (
        <Button {...look} danger={!onDetails} aria-label={`取消 ${name}`} onClick={onCancel}>
          取消
        </Button>
      )}
      {job.canRetry && (
        <Button {...look} aria-label={`重试 ${name}`} onClick={onRetry}>
          重试
        </Button>
      )}
    </>
  );
}
