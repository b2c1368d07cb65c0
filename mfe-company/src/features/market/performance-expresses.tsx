import { marketTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';

/** First figures of a period, before its report. */
export function PerformanceExpresses({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={marketTables.performanceExpresses}
      rowKey="reportDate"
      counter="期"
      empty={<EmptyState title="该公司没有业绩快报" cause="业绩快报由公司自愿发布，该公司没有发布过" />}
    />
  );
}
