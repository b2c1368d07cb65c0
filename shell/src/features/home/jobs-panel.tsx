import type { JobConsoleRow } from '@console/contract-core';
import { useCan } from '@console/platform';
import { Ladder, Mark, PageLink, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { isActive, percentOf, stateTint, stateTitle } from '../../core/words/job-states.ts';
import './home.css';
import { useJobs } from './use-jobs.ts';

/** The newest jobs and their progress, for users who run jobs. */
export function JobsPanel(): ReactElement | null {
  const can = useCan('xtgl_data');
  const jobs = useJobs(can);
  if (!can) return null;
  const active = jobs.data?.content.filter(isActive).length ?? 0;
  return (
    <Panel
      title="任务"
      sub={active > 0 ? `运行中 ${active}` : undefined}
      actions={<PageLink to="/operations/tasks?tab=all&service=platform">全部任务</PageLink>}
      flush
    >
      <Ladder
        keep
        answer={jobs}
        what="任务"
        rows={2}
        rowHeight={44}
        emptyOf={({ content }) => (content.length === 0 ? NONE : null)}
      >
        {({ content }) => <Rows jobs={content} />}
      </Ladder>
    </Panel>
  );
}

const NONE = { title: '暂无任务', cause: '提交导入后在此显示进度' };

function Rows({ jobs }: { readonly jobs: readonly JobConsoleRow[] }): ReactElement {
  return (
    <ul className="c-list shell-home-jobs">
      {jobs.map((job) => (
        <li key={job.id}>
          <span className="c-cut">
            {job.title} {job.subject}
          </span>
          {job.state === 'running' ? (
            `${percentOf(job)}%`
          ) : (
            <Mark tint={stateTint(job)}>{stateTitle(job)}</Mark>
          )}
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
