import { dataAddresses, QUEUE_BOARD_PATH } from '@console/contract-data/addresses';
import { useCan, usePlatform } from '@console/platform';
import { Page, PageHead, TabRow } from '@console/ui';
import { useSearch } from '@console/ui/data';
import type { ReactElement } from 'react';
import { ImportNews } from './import-news.tsx';
import { JobList } from './job-list.tsx';
import { JOB_SERVICES } from './job-service.ts';
import { jobsSearch, readJobsAddress } from './jobs-address.ts';
import { QueueCard } from './queue-card.tsx';

/** 任务中心: a user's own jobs; for users who may see them, the tenant's jobs, the queues and their workers. */
export default function JobsPage(): ReactElement {
  const { can } = usePlatform();
  const mayImport = useCan('xtgl_data');
  const [search, replace] = useSearch();
  const { view, service, views, services } = readJobsAddress(search, can);
  return (
    <Page
      band={
        <>
          <PageHead title="任务中心" sub="后台执行的任务：进度、结果与失败的原因" actions={<BoardLink />} />
          {views.length > 1 && (
            <TabRow
              look="band"
              label="任务中心"
              items={views}
              active={view}
              onChange={(next) => replace(jobsSearch(next, service))}
            />
          )}
        </>
      }
    >
      {mayImport && <ImportNews />}
      {view === 'queues' ? (
        JOB_SERVICES.map((each) => <QueueCard key={each.schema} service={each} />)
      ) : (
        <JobList
          key={`${view} ${service.schema}`}
          scope={view}
          service={service}
          services={services}
          onService={(next) => replace(jobsSearch(view, next))}
        />
      )}
    </Page>
  );
}

/** A link to the queue's own board, which is no page of the console and opens in another browser tab. */
function BoardLink(): ReactElement | null {
  const mayManage = useCan(dataAddresses.boardPage.needs);
  return mayManage ? (
    <a className="c-link" href={QUEUE_BOARD_PATH} target="_blank" rel="noreferrer">
      队列面板
    </a>
  ) : null;
}
