import { fundPreferenceTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';

/** Levels of different quarters do not add up; what changed between them does. */
const TOTAL = totalOf<RowOf<typeof fundPreferenceTables.foundationHeld>>('foundationHolderHeldNumChange');

export function IndustrialCapital({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={fundPreferenceTables.foundationHeld}
      rowKey="reportDate"
      counter="期"
      summary={TOTAL}
      empty={
        <EmptyState title="该公司没有产业资本持股记录" cause="各期定期报告中没有披露控股股东及上市前股东" />
      }
    />
  );
}
