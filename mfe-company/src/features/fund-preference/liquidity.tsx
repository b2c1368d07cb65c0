import { fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import { EntryChart } from '../../tabs/entry-chart.tsx';

const TOTAL = totalOf<RowOf<typeof fundPreferenceTables.liquidity>>('tradingDayAmt');

/** What the share is worth and how much of it is traded. */
export function Liquidity({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <EntryChart company={company} entry={fundPreferenceCalls.totalCapital} />
      <CompanyTable
        company={company}
        spec={fundPreferenceTables.liquidity}
        rowKey="reportDate"
        counter="个交易日"
        summary={TOTAL}
        empty={<EmptyState title="该公司没有流动性数据" cause="该股票还没有成交过" />}
      />
    </>
  );
}
