import { majorEventsTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import type { RowOf } from '@console/contract-core';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../company-tab.ts';
import { CompanyTable } from '../company-table.tsx';

const TOTAL = totalOf<RowOf<typeof majorEventsTables.dividends>>('dividendAmt');

export function Dividends({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={majorEventsTables.dividends}
      rowKey="reportDate"
      summary={TOTAL}
      empty={<EmptyState title="该公司没有分红记录" cause="上市以来没有公告过分红或送转方案" />}
    />
  );
}
