import { companyHeader } from '@console/contract-company';
import { CallError, useCall, usePageTitle } from '@console/platform';
import { AnswerPanel, OpenTab, useTabs, type Tab } from '@console/subject';
import { EmptyState, NoPermission, Page, PageLink, Panel, TabRow } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { COMPANY_LIST_PATH } from '../../paths.ts';
import { CompanyProvider } from '../../tabs/company-provider.tsx';
import type { Company } from '../../tabs/company-tab.ts';
import { CompanyStrip } from './company-strip.tsx';
import { readDetailQuery } from './detail-query.ts';
import { useFormerView } from './use-former-view.ts';

export interface CompanyDetailPageProps {
  /** The tabs; those the reader may see are shown. */
  readonly tabs: readonly Tab[];
  /** The tab added when the page was opened with backFlag. */
  readonly opinion: Tab;
}

/** One listed company: its strip, and below it the tabs that its reader may see, of which one is shown. */
export function CompanyDetailPage({ tabs, opinion }: CompanyDetailPageProps): ReactElement {
  const [search] = useSearch();
  const query = useMemo(() => readDetailQuery(search), [search]);
  useFormerView();
  const { corpId } = query;
  const header = useCall(client, companyHeader, { corpId: corpId ?? 0 }, { enabled: corpId !== null });
  const { shown, tab, choose } = useTabs('tab', query.backFlag ? [...tabs, opinion] : tabs);
  const company = header.data;
  usePageTitle(
    // The code first: a narrow tab cuts the end. An address names it with its exchange.
    [company?.stockCode ?? query.stockCode?.split('.')[0], company?.shortName ?? query.name]
      .filter(Boolean)
      .join(' ') || null,
  );

  const unknown = corpId === null || (header.error instanceof CallError && header.error.status === 404);
  return (
    <Page
      band={
        <>
          <CompanyStrip query={query} company={company} />
          {!unknown && tab && (
            <TabRow
              look="band"
              label="公司资料"
              items={shown}
              active={tab.key}
              onChange={choose}
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
      ) : (
        <AnswerPanel answer={header} what="公司资料" rows={6} rowHeight={33}>
          {(found) => <Content company={found} shown={shown} open={tab?.key} />}
        </AnswerPanel>
      )}
    </Page>
  );
}

interface ContentProps {
  readonly company: Company;
  /** The tabs its reader may see. */
  readonly shown: readonly Tab[];
  /** The key of the open one, if there are any. */
  readonly open: string | undefined;
}

function Content({ company, shown, open }: ContentProps): ReactElement {
  if (open !== undefined) {
    return (
      <CompanyProvider company={company}>
        <OpenTab level="tab" shown={shown} open={open} />
      </CompanyProvider>
    );
  }
  return (
    <Panel>
      <NoPermission authority="gssjk_gn_view_information" />
    </Panel>
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
