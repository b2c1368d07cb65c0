import { companyEntries } from '@console/contract-company';
import { CallError, useCall, useCan, usePageTitle } from '@console/platform';
import { EmptyState, ErrorState, NoPermission, Page, PageLink, Panel, Skeleton, TabRow } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { COMPANY_LIST_PATH } from '../../paths.ts';
import { BasicPanel } from './basic-panel.tsx';
import './company-detail.css';
import { CompanyStrip } from './company-strip.tsx';
import { readDetailQuery } from './detail-query.ts';
import { QuotePanel } from './quote-panel.tsx';

const TABS = [{ key: 'basic', title: '基本信息' }] as const;

/** One listed company: its strip, and below it what the reader may see. */
export function CompanyDetailPage(): ReactElement {
  const [search] = useSearch();
  const query = useMemo(() => readDetailQuery(search), [search]);
  const { corpId } = query;
  const header = useCall(
    client,
    companyEntries.header,
    { corpId: corpId ?? 0 },
    { enabled: corpId !== null },
  );
  const canReadBasics = useCan('gssjk_gn_view_information');
  const company = header.data;
  usePageTitle(
    [company?.shortName ?? query.name, company?.stockCode ?? query.stockCode].filter(Boolean).join(' ') ||
      null,
  );

  const unknown = corpId === null || (header.error instanceof CallError && header.error.status === 404);
  return (
    <Page
      band={
        <>
          <CompanyStrip query={query} company={company} />
          {!unknown && (
            <TabRow
              look="band"
              label="公司资料"
              items={TABS}
              active="basic"
              onChange={() => undefined}
              extra={
                company?.date && (
                  <>
                    <span>截至 {company.date} 收盘</span> <span>人民币</span>
                  </>
                )
              }
            />
          )}
        </>
      }
    >
      {unknown ? (
        <Unknown />
      ) : header.isError ? (
        <Panel>
          <ErrorState title="公司资料没有取到" error={header.error} onRetry={() => void header.refetch()} />
        </Panel>
      ) : !company ? (
        <Panel title="基本资料">
          <Skeleton rows={6} rowHeight={33} />
        </Panel>
      ) : (
        <div className="company-detail">
          {canReadBasics ? (
            <BasicPanel company={company} />
          ) : (
            <Panel title="基本资料">
              <NoPermission authority="gssjk_gn_view_information" />
            </Panel>
          )}
          <QuotePanel company={company} />
        </div>
      )}
    </Page>
  );
}

function Unknown(): ReactElement {
  return (
    <Panel>
      <EmptyState
        title="没有这家公司"
        cause="它可能已从生态库移除，或不属于当前租户；请核对链接中的公司编号。"
      >
        <PageLink to={COMPANY_LIST_PATH}>返回公司列表</PageLink>
      </EmptyState>
    </Panel>
  );
}
