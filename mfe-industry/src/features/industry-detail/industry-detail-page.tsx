import { industryEntries } from '@console/contract-industry';
import { CallError, useCall, usePageTitle } from '@console/platform';
import { AnswerPanel, OpenTab, part, useTabs, type Tab } from '@console/subject';
import { EmptyState, NoPermission, Page, PageLink, Panel, TabRow, WindowNotice } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { useLayoutEffect, useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { backPath } from './back-path.ts';
import { readDetailQuery } from './detail-query.ts';
import { IndustryStrip } from './industry-strip.tsx';
import { IndustryProvider } from './industry-provider.tsx';
import { MovesPanel } from './moves/moves-panel.tsx';

const TABS: readonly Tab[] = [
  {
    key: 'information',
    title: '基本信息',
    needs: 'hysjk_gn_view_information',
    parts: [part(() => import('./information-part.tsx').then((file) => file.InformationPart))],
  },
  {
    key: 'financial',
    title: '财务数据',
    needs: 'hysjk_gn_view_financial',
    parts: [part(() => import('./financial-tab.tsx').then((file) => file.financial))],
  },
  {
    key: 'business',
    title: '经营数据',
    needs: 'hysjk_gn_view_businessData',
    parts: [part(() => import('./business-tab.ts').then((file) => file.business))],
  },
  {
    key: 'market',
    title: '市场数据',
    needs: 'hysjk_gn_view_marketData',
    parts: [part(() => import('./market-tab.ts').then((file) => file.market))],
  },
  {
    key: 'funds',
    title: '资金偏好',
    needs: 'hysjk_gn_view_fundPreference',
    parts: [part(() => import('./fund-preference-tab.ts').then((file) => file.fundPreference))],
  },
];

/** One industry: its strip, and below it the tabs that its reader may see, of which one is shown. */
export function IndustryDetailPage(): ReactElement {
  const [search] = useSearch();
  const query = useMemo(() => readDetailQuery(search), [search]);
  const { industryId } = query;
  usePoolFirst(query.backCropPool);
  const answer = useCall(
    client,
    industryEntries.industry,
    { industryId: industryId ?? 0 },
    { enabled: industryId !== null },
  );
  const { shown, tab, choose } = useTabs('tab', TABS);
  const industry = answer.data;
  usePageTitle(industry?.industryName ?? (query.title || null));
  const unknown = industryId === null || (answer.error instanceof CallError && answer.error.status === 404);
  return (
    <Page
      notice={<WindowNotice />}
      band={
        <>
          <IndustryStrip query={query} industry={unknown ? undefined : industry} />
          {!unknown && tab && (
            <TabRow look="band" label="行业资料" items={shown} active={tab.key} onChange={choose} />
          )}
        </>
      }
    >
      {unknown ? (
        <Unknown listPath={backPath(query.type)} />
      ) : (
        <AnswerPanel answer={answer} what="行业资料" rows={5} rowHeight={33}>
          {(found) => (
            <IndustryProvider industry={found} reload={() => answer.refetch()}>
              <MovesPanel />
              {tab ? <OpenTab level="tab" shown={shown} open={tab.key} /> : <NoTab />}
            </IndustryProvider>
          )}
        </AnswerPanel>
      )}
    </Page>
  );
}

function NoTab(): ReactElement {
  return (
    <Panel>
      <NoPermission authority="hysjk_gn_view_information" />
    </Panel>
  );
}

/** Opens the company pool while the address names no tab: a company opened from it returns there. */
function usePoolFirst(backCropPool: boolean): void {
  const [search, replace] = useSearch();
  useLayoutEffect(() => {
    const params = new URLSearchParams(search);
    if (!backCropPool || params.has('tab') || params.has('sub')) return;
    params.set('tab', 'information');
    params.set('sub', 'pool');
    replace(params.toString());
  }, [backCropPool, search, replace]);
}

function Unknown({ listPath }: { readonly listPath: string }): ReactElement {
  return (
    <Panel>
      <EmptyState title="没有这个行业" cause="它可能已被删除，或不属于当前租户；请核对链接中的行业编号。">
        <PageLink to={listPath}>返回行业列表</PageLink>
      </EmptyState>
    </Panel>
  );
}
