import type { JobConsoleRow } from '@console/contract-core';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { JobService } from './job-service.ts';
import './jobs.css';

interface CancelJobDialogProps {
  readonly service: JobService;
  readonly job: JobConsoleRow;
  readonly onClose: () => void;
}

/**
 * Asks before a job is cancelled. A refusal, for instance because it ended meanwhile, is shown in the
 * dialog.
 */
export function CancelJobDialog({ service, job, onClose }: CancelJobDialogProps): ReactElement {
  const { notify } = usePlatform();
  const { client, entries } = service;
  const change = useChange(client);
  const cancel = async (): Promise<void> => {
    const done = await change.run(() => client.call(entries.cancel, { id: job.id }));
    if (done === null) return;
    notify.success(done.state === 'cancelled' ? '已取消' : '已请求取消');
    onClose();
  };
  return (
    <AskDialog
      title="取消任务"
      okText="取消任务"
      cancelText={job.state === 'queued' ? '继续排队' : '继续运行'}
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {job.state === 'queued'
          ? '任务还没有开始，取消后不再执行，可以稍后重试。是否取消？'
          : '任务将尽快停止，尚未完成的部分不保留，可以稍后重试。是否取消？'}
      </p>
      <p className="c-hint">{nameOf(job)}</p>
    </AskDialog>
  );
}

/** 因子回测 反转 v2 · 全市场，提交人 陈思远 */
const nameOf = ({ title, subject, mine, submittedBy }: JobConsoleRow): string =>
  mine ? `${title} ${subject}` : `${title} ${subject}，提交人 ${submittedBy ?? '系统'}`;
