import { EMPTY } from '@console/contract-core';
import { dataCalls, JOB_KINDS } from '@console/contract-data';
import { useCall } from '@console/platform';
import { EmptyState, ErrorState, Facts, Skeleton } from '@console/ui';
import { Drawer } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from './data-client.ts';
import { stateText } from './job-cells.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { progressText } from './progress-text.ts';
import { Rejects, type RejectPlace } from './rejects.tsx';

interface JobDrawerProps {
  /** Null while closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One job: who asked for it, how it went, and what became of each table. */
export function JobDrawer({ id, onClose }: JobDrawerProps): ReactElement {
  return (
    <Drawer open={id !== null} onClose={onClose} size={920} title="任务详情" destroyOnHidden>
      {id !== null && <JobDetail key={id} id={id} />}
    </Drawer>
  );
}

function JobDetail({ id }: { readonly id: string }): ReactElement {
  const { data, error, refetch } = useCall(client, dataCalls.job, { id }, { staleTime: 0 });
  const [rejects, setRejects] = useState<RejectPlace | null>(null);
  if (error) return <ErrorState title="任务详情没有取到" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={8} rowHeight={32} />;
  if (rejects) return <Rejects place={rejects} onBack={() => setRejects(null)} />;
  const place = data.runId === null ? { jobId: id } : { runId: data.runId };
  return (
    <>
      <Facts
        facts={[
          { label: '类型', value: `${JOB_KINDS[data.kind]}${data.dryRun ? '（仅检查）' : ''}` },
          { label: '对象', value: data.subject },
          { label: '状态', value: stateText(data) },
          { label: '当前步骤', value: data.state === 'running' ? progressText(data) : data.step },
          { label: '提交人', value: data.submittedBy },
          { label: '提交时间', value: data.submittedAt },
          { label: '开始时间', value: data.startedAt },
          { label: '结束时间', value: data.finishedAt },
          { label: '用时', value: data.seconds === null ? EMPTY : `${data.seconds} 秒` },
          { label: '尝试次数', value: String(data.attempts) },
          { label: '说明', value: data.message, full: true },
        ]}
      />
      {data.tables.length > 0 ? (
        <OutcomeTable
          tables={data.tables}
          onRejects={({ table, title }) => setRejects({ ...place, table, title })}
        />
      ) : (
        <EmptyState title="还没有各表的结果" cause="任务结束后列出每张表载入、更新与拒绝的行数。" />
      )}
    </>
  );
}
