import { isUnderWay, percentOf, type JobConsoleRow } from '@console/contract-core';
import { JobMark, Ladder, PageLink, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import './home.css';
import { useJobs } from './use-jobs.ts';

/** The user's newest jobs of all kinds and their progress, for users who run jobs. */
export function JobsPanel(): ReactElement | null {
  const { may, answer } = useJobs();
  if (!may) return null;
  const active = answer.data?.filter(isUnderWay).length ?? 0;
  return (
    <Panel
      title="我的任务"
      sub={active > 0 ? `运行中 ${active}` : undefined}
      actions={<PageLink to={JOBS_PATH}>任务中心</PageLink>}
      flush
    >
      <Ladder
        keep
        answer={answer}
        what="任务"
        rows={2}
        rowHeight={44}
        emptyOf={(jobs) => (jobs.length === 0 ? NONE : null)}
      >
        {(jobs) => <Rows jobs={jobs} />}
      </Ladder>
    </Panel>
  );
}

const JOBS_PATH = '/operations/tasks';
const NONE = { title: '暂无任务', cause: '提交回测或导入后在此显示进度' };

function Rows({ jobs }: { readonly jobs: readonly JobConsoleRow[] }): ReactElement {
  return (
    <ul className="c-list shell-home-jobs">
      {jobs.map((job) => (
        <li key={job.id}>
          <span className="c-cut">
            <PageLink to={job.page ?? JOBS_PATH}>
              {job.title} {job.subject}
            </PageLink>
          </span>
          {job.state === 'running' ? `${percentOf(job)}%` : <JobMark job={job} />}
          <span className="shell-home-job-text">{job.step ?? job.submittedAt.slice(5, 16)}</span>
          {job.state === 'running' && (
            <span className="shell-home-job-bar">
              <span style={{ width: `${percentOf(job)}%` }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
