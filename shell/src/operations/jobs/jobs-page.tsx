import { useCan, usePlatform } from '@console/platform';
import { Page, PageHead, TabRow } from '@console/ui';
import { useSearch } from '@console/ui/data';
import type { ReactElement } from 'react';
import { JobList } from './job-list.tsx';
import { JOB_SERVICES } from './job-service.ts';
import { JOB_VIEWS, jobsSearch, readJobsAddress } from './jobs-address.ts';
import { QueueCard } from './queue-card.tsx';

/** 任务中心: everybody's own jobs; for who runs the console those of the tenant, the queues and their workers. */
export default function JobsPage(): ReactElement {
  const { can } = usePlatform();
  const seesAll = useCan('rwgl_view');
  const [search, replace] = useSearch();
  const { view, service } = readJobsAddress(search, can);
  return (
    <Page
      band={
        <>
          <PageHead title="任务中心" sub="后台执行的任务：进度、结果与失败的原因" actions={<BoardLink />} />
          {seesAll && (
            <TabRow
              look="band"
              label="任务中心"
              items={JOB_VIEWS}
              active={view}
              onChange={(next) => replace(jobsSearch(next, service))}
            />
          )}
        </>
      }
    >
      {view === 'queues' ? (
        JOB_SERVICES.map((each) => <QueueCard key={each.schema} service={each} />)
      ) : (
        <JobList
          key={`${view} ${service.schema}`}
          scope={view}
          service={service}
          onService={(next) => replace(jobsSearch(view, next))}
        />
      )}
    </Page>
  );
}

/** The queue's own board: no page of the console, so it opens beside it. */
function BoardLink(): ReactElement | null {
  const mayManage = useCan('rwgl_edit');
  return mayManage ? (
    <a className="c-link" href="/api/jobs/board/" target="_blank" rel="noreferrer">
      队列面板
    </a>
  ) : null;
}
