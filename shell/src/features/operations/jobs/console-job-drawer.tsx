import {
  EMPTY,
  isUnderWay,
  percentOf,
  type JobConsoleDetail,
  type JobConsoleRow,
} from '@console/contract-core';
import { useCall, useCan } from '@console/platform';
import { Facts, JobMark, JobProgress, Ladder, PageLink, type Fact } from '@console/ui';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { durationText } from '../../../core/words/duration-text.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { JobActions } from './job-actions.tsx';
import type { JobService } from './job-service.ts';
import { nameOf, stepText } from './job-words.ts';
import { JsonText } from './json-text.tsx';
import { BUSY_MS } from './jobs-address.ts';
import './jobs.css';

interface ConsoleJobDrawerProps {
  readonly service: JobService;
  /** Null while closed. */
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onCancel: (job: JobConsoleRow) => void;
  readonly onRetry: (job: JobConsoleRow) => void;
}

/**
 * One job: who submitted what, its progress, its worker, and its outcome. Kept up to date while it is under
 * way.
 */
export function ConsoleJobDrawer({ id, onClose, ...rest }: ConsoleJobDrawerProps): ReactElement {
  return (
    <Drawer open={id !== null} onClose={onClose} size={920} title="任务详情" destroyOnHidden>
      {id !== null && <JobDetail key={id} id={id} {...rest} />}
    </Drawer>
  );
}

interface JobDetailProps extends Omit<ConsoleJobDrawerProps, 'id' | 'onClose'> {
  readonly id: string;
}

function JobDetail({ id, ...rest }: JobDetailProps): ReactElement {
  const { client, entries } = rest.service;
  const job = useCall(
    client,
    entries.job,
    { id },
    { staleTime: 0, refetchInterval: (last) => (last && isUnderWay(last) ? BUSY_MS : 0) },
  );
  return (
    <Ladder keep answer={job} what="任务详情" rows={8} rowHeight={32}>
      {(data) => <JobAtWork {...rest} data={data} />}
    </Ladder>
  );
}

interface JobAtWorkProps extends Omit<JobDetailProps, 'id'> {
  readonly data: JobConsoleDetail;
}

function JobAtWork({ data, service, onCancel, onRetry }: JobAtWorkProps): ReactElement {
  const mayImport = useCan('xtgl_data');
  return (
    <div className="shell-jobs-detail">
      <div className="shell-jobs-detail-head">
        {data.page !== null && <PageLink to={data.page}>打开这次{data.title}</PageLink>}
        <JobActions job={data} onCancel={() => onCancel(data)} onRetry={() => onRetry(data)} />
      </div>
      <Facts facts={factsOf(data)} />
      {service.schema === 'platform' && mayImport && !isUnderWay(data) && <ImportOutcome jobId={data.id} />}
      <JsonText title="原始参数" value={data.payload} />
      {data.result !== null && <JsonText title="原始结果" value={data.result} />}
    </div>
  );
}

const factsOf = (job: JobConsoleDetail): readonly Fact[] => [
  { label: '任务', value: job.title },
  { label: '状态', value: <JobMark job={job} /> },
  { label: '对象', value: job.subject },
  {
    label: '进度',
    value: isUnderWay(job) ? (
      <JobProgress step="beside" name={nameOf(job)} job={{ ...job, step: stepText(job) }} />
    ) : (
      `${percentOf(job)}%`
    ),
  },
  { label: '提交人', value: job.submittedBy ?? '系统' },
  { label: '提交时间', value: job.submittedAt },
  { label: '开始时间', value: job.startedAt },
  { label: '结束时间', value: job.finishedAt },
  { label: '用时', value: job.seconds === null ? EMPTY : durationText(job.seconds) },
  { label: '尝试次数', value: String(job.attempts) },
  { label: '执行进程', value: job.worker },
  { label: '任务编号', value: job.id },
  { label: '结果', value: job.summary, full: true },
  { label: '说明', value: job.message, full: true },
];
