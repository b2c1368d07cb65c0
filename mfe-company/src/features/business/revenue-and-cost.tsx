import { businessTables } from '@console/contract-company';
import { AfterPaint, EmptyState } from '@console/ui';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import { RevenueChart } from './revenue-chart.tsx';

/** Revenue and what it cost, drawn and by report period. */
export function RevenueAndCost({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <RevenueChart company={company} />
      <AfterPaint>
        <CompanyTable
          company={company}
          spec={businessTables.revenueCosts}
          rowKey="reportDate"
          counter="期"
          empty={<EmptyState title="该公司没有收入与成本数据" cause="数据源中还没有该公司的利润表" />}
        />
      </AfterPaint>
    </>
  );
}
