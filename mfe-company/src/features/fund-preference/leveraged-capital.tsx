import { fundPreferenceTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';

const TOTAL = totalOf<RowOf<typeof fundPreferenceTables.leverage>>('sumDayChange');

/** Margin trading and short selling. */
export function LeveragedCapital({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={fundPreferenceTables.leverage}
      rowKey="reportDate"
      counter="个交易日"
      summary={TOTAL}
      empty={<EmptyState title="该公司没有融资融券记录" cause="该股票不是融资融券标的" />}
    />
  );
}
