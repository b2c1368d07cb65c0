import { isUnderWay, type JobConsole, type JobConsoleRow } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { DataTable, useTableUrlState, useAddressValue } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import { CONSOLE_JOB_CELLS } from './console-job-cells.tsx';
import { ConsoleJobDrawer } from './console-job-drawer.tsx';
import { ConsoleJobFilter } from './console-job-filter.tsx';
import { JobActions } from './job-actions.tsx';
import type { JobScope, JobService } from './job-service.ts';
import { ALL_JOBS_PREFIX } from './jobs-address.ts';
import { useRetryJob } from './use-retry-job.ts';

interface JobListProps {
  readonly scope: JobScope;
  readonly service: JobService;
  /** The services that may be chosen instead. */
  readonly services: readonly JobService[];
  readonly onService: (service: JobService) => void;
}

/**
 * One service's jobs, the reader's own or the tenant's: kept up to date while one of those shown is under
 * way.
 */
export function JobList({ scope, service, services, onService }: JobListProps): ReactElement {
  const { client, entries } = service;
  const state = useTableUrlState<JobConsole['list']>(entries.list, scope === 'all' ? ALL_JOBS_PREFIX : '');
  const [opened, open] = useAddressValue('job');
  const [doomed, setDoomed] = useState<JobConsoleRow | null>(null);
  const retry = useRetryJob(service);
  return (
    <>
      <DataTable<JobConsole['list']>
        client={client}
        spec={entries.list}
        state={state}
        always={{ scope }}
        title={scope === 'all' ? '全部任务' : '我的任务'}
        subject={service.title}
        cells={CONSOLE_JOB_CELLS}
        busy={isUnderWay}
        rowActions={{
          width: 116,
          draw: (job) => (
            <JobActions
              job={job}
              onDetails={() => open(job.id)}
              onCancel={() => setDoomed(job)}
              onRetry={() => void retry(job)}
            />
          ),
        }}
        filterBar={
          <ConsoleJobFilter state={state} service={service} services={services} onService={onService} />
        }
        empty={<NoJobs scope={scope} service={service} />}
      />
      <ConsoleJobDrawer
        service={service}
        id={opened}
        onClose={() => open(null)}
        onCancel={setDoomed}
        onRetry={(job) => void retry(job)}
      />
      {doomed && <CancelJobDialog service={service} job={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function NoJobs({ scope, service }: Pick<JobListProps, 'scope' | 'service'>): ReactElement {
  return scope === 'mine' ? (
    <EmptyState
      title={`您还没有${service.title}的任务`}
      cause="提交的任务在后台执行，进度与结果都列在这里；其他服务的任务请在上方切换。"
    />
  ) : (
    <EmptyState title={`还没有${service.title}的任务`} cause="任何人提交任务后，都会列在这里。" />
  );
}
