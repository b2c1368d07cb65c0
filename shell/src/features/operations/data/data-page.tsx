import { isUnderWay } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { Page, PageHead, PageLink, TabRow, type TabItem } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { useEffect, type ReactElement } from 'react';
import { DeliveriesTab } from './deliveries-tab.tsx';
import { allJobsPath, jobPath } from '../jobs/jobs-address.ts';
import { useImports } from '../jobs/use-imports.ts';
import { RunsTab } from './runs-tab.tsx';
import { TablesTab } from './tables-tab.tsx';

const TABS = [
  { key: 'tables', title: '数据质量' },
  { key: 'deliveries', title: '待导入' },
  { key: 'runs', title: '导入记录' },
] as const satisfies readonly TabItem[];
type Tab = (typeof TABS)[number]['key'];

/** The jobs of this page are listed in the job centre. */
const PLACE = { schema: 'platform' } as const;

/**
 * 运维: the mart's tables and their gaps, the deliveries that wait to be imported, and the results of earlier
 * imports.
 */
export default function DataPage(): ReactElement {
  const { navigate } = usePlatform();
  const [search, replace] = useSearch();
  const active = tabOf(search);
  const running = useImports('all').filter(isUnderWay).length;
  useFormerJobsTab();
  const showJob = (id: string): void => navigate(jobPath(PLACE, id));
  return (
    <Page
      band={
        <>
          <PageHead
            title="数据导入与质量"
            sub="市场数据由全部租户共用，仅由导入任务写入"
            actions={<PageLink to={allJobsPath(PLACE)}>导入任务</PageLink>}
          />
          <TabRow
            look="band"
            label="数据导入与质量"
            items={TABS}
            active={active}
            onChange={(tab: Tab) => replace(tab === 'tables' ? '' : `tab=${tab}`)}
            extra={running > 0 && <span>{running} 个任务进行中</span>}
          />
        </>
      }
    >
      {active === 'tables' && <TablesTab />}
      {active === 'deliveries' && <DeliveriesTab onSubmitted={showJob} />}
      {active === 'runs' && <RunsTab onSubmitted={showJob} />}
    </Page>
  );
}

/**
 * Redirects the address of a former tab: older notices and bookmarks name a tab of jobs here, which are now
 * in the job centre.
 */
function useFormerJobsTab(): void {
  const { navigate } = usePlatform();
  const [search, replace] = useSearch();
  const isFormer = new URLSearchParams(search).get('tab') === 'jobs';
  useEffect(() => {
    if (!isFormer) return;
    // Otherwise this page would redirect each time the reader comes back to it.
    replace('');
    navigate(allJobsPath(PLACE));
  }, [isFormer, navigate, replace]);
}

function tabOf(search: string): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find(({ key }) => key === wanted)?.key ?? 'tables';
}
