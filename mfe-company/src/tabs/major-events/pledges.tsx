import { equityPledgeView, majorEventsCalls } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { RowOf } from '@console/contract-core';
import type { ReactElement } from 'react';
import { CompanyListTable } from '../company-list-table.tsx';
import type { CompanyPartProps } from '../company-tab.ts';

/** What is accumulated already would be counted twice. */
const TOTAL = totalOf<RowOf<typeof equityPledgeView>>(
  'pledgeNumberOfShares',
  'releaseNumberOfShares',
  'releaseNumberOfRemainingShares',
);

export function Pledges({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyListTable
      company={company}
      spec={equityPledgeView}
      list={majorEventsCalls.equityPledge}
      day="announcementDate"
      rowKey="id"
      counter="笔"
      summary={TOTAL}
      empty={<EmptyState title="该公司没有股权质押记录" cause="没有股东公告过质押其持有的公司股份" />}
    />
  );
}
