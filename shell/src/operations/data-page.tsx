import { Page, PageHead, TabRow, type TabItem } from '@console/ui';
import { useSearch } from '@console/ui/data';
import type { ReactElement } from 'react';
import { DeliveriesTab } from './deliveries-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { RunsTab } from './runs-tab.tsx';
import { TablesTab } from './tables-tab.tsx';
import { useActiveJobs } from './use-active-jobs.ts';

const TABS = [
  { key: 'tables', title: '数据质量' },
  { key: 'deliveries', title: '待导入' },
  { key: 'jobs', title: '导入任务' },
  { key: 'runs', title: '导入记录' },
] as const satisfies readonly TabItem[];
type Tab = (typeof TABS)[number]['key'];

/** 运维: what the mart holds and lacks, what waits to be imported, and what became of earlier imports. */
export default function DataPage(): ReactElement {
  const [search, replace] = useSearch();
  const active = tabOf(search);
  const jobs = useActiveJobs();
  const select = (tab: Tab): void => replace(tab === 'tables' ? '' : `tab=${tab}`);
  return (
    <Page
      band={
        <>
          <PageHead title="数据导入与质量" sub="市场数据由全部租户共用，仅由导入任务写入" />
          <TabRow
            look="band"
            label="数据导入与质量"
            items={TABS}
            active={active}
            onChange={select}
            extra={jobs.active.length > 0 && <span>{jobs.active.length} 个任务进行中</span>}
          />
        </>
      }
    >
      {active === 'tables' && <TablesTab />}
      {active === 'deliveries' && <DeliveriesTab onSubmitted={() => select('jobs')} />}
      {active === 'jobs' && <JobsTab active={jobs.active} />}
      {active === 'runs' && <RunsTab onSubmitted={() => select('jobs')} />}
    </Page>
  );
}

function tabOf(search: string): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find(({ key }) => key === wanted)?.key ?? 'tables';
}
