import { fundPreferenceTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';

const TOTAL = totalOf<RowOf<typeof fundPreferenceTables.connectHeld>>(
  'hsgtNetBuyVol',
  'hsgtNetBuyAmount',
  'hsgtHeldNumDayChange',
);

/** What is held through the Shanghai and Shenzhen connect. */
export function ConnectHoldings({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={fundPreferenceTables.connectHeld}
      rowKey="reportDate"
      counter="个交易日"
      summary={TOTAL}
      empty={<EmptyState title="该公司没有沪深港通持股记录" cause="该股票不是沪深股通标的" />}
    />
  );
}
