import { companyTables } from '@console/contract-company';
import { useCan } from '@console/platform';
import { EmptyState, Page, PageLink, WindowNotice } from '@console/ui';
import { DataTable, useTableUrlState } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { COMPANY_LIST_PATH } from '../../paths.ts';
import { companyCells } from './company-cells.tsx';
import { CompanyFilter } from './company-filter.tsx';
import { detailPath } from './detail-path.ts';

export interface CompanyListPageProps {
  readonly market: 'domestic' | 'overseas';
}

/** C-01: the companies of the tenant's ecology with their latest figures. */
export function CompanyListPage({ market }: CompanyListPageProps): ReactElement {
  const state = useTableUrlState(companyTables.list);
  const canView = useCan('gssjk_gn_view');
  return (
    <Page notice={<WindowNotice />}>
      <DataTable
        client={client}
        spec={companyTables.list}
        state={state}
        heading="h1"
        rowKey="corpId"
        title={market === 'domestic' ? '公司列表' : '海外公司'}
        counter="家"
        always={{ market }}
        cells={companyCells(canView)}
        rowActions={
          canView ? { width: 56, draw: (row) => <PageLink to={detailPath(row)}>详情</PageLink> } : undefined
        }
        filterBar={
          <CompanyFilter
            // A filter set from elsewhere, by reset or a link, starts a new draft.
            key={JSON.stringify(state.filter)}
            value={state.filter}
            onSubmit={state.setFilter}
            onReset={state.reset}
          />
        }
        empty={market === 'domestic' ? <NoCompanies /> : <NoOverseas />}
      />
    </Page>
  );
}

function NoCompanies(): ReactElement {
  return (
    <EmptyState title="还没有公司" cause="当前租户的生态库中还没有录入上市公司，因此这里没有可显示的内容。" />
  );
}

function NoOverseas(): ReactElement {
  return (
    <EmptyState
      title="还没有海外公司数据"
      cause="当前只导入了沪深北市场，港股与美股数据集尚未导入，因此这里没有可显示的内容，并非查询条件过窄。"
    >
      <PageLink to={COMPANY_LIST_PATH}>查看国内公司</PageLink>
    </EmptyState>
  );
}
