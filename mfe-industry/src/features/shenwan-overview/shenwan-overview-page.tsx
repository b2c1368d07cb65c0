import { industryTables } from '@console/contract-industry';
import { EmptyState, Page } from '@console/ui';
import { DataTable, useTableUrlState } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

/** The Shenwan level-1 industries with their members' aggregates on the business date. */
export function ShenwanOverviewPage(): ReactElement {
  const state = useTableUrlState(industryTables.shenwanOverview);
  return (
    <Page>
      <DataTable
        client={client}
        spec={industryTables.shenwanOverview}
        state={state}
        heading="h1"
        empty={<EmptyState title="还没有行业分类" cause="申万行业树尚未导入，因此这里没有可显示的内容。" />}
      />
    </Page>
  );
}
