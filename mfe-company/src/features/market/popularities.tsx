import { marketTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';

/** How often the share was looked up and put on watch lists. */
export function Popularities({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={marketTables.popularities}
      rowKey="popularityDate"
      counter="个交易日"
      empty={<EmptyState title="该公司没有人气数据" cause="数据源中还没有该股票的人气统计" />}
    />
  );
}
