import { marketTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { EmptyState, Mark } from '@console/ui';
import type { CellOverrides } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';

/** How brokers rate the share, and what they think it is worth. */
export function AnalystRatings({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={marketTables.analystRatings}
      rowKey="id"
      cells={CELLS}
      empty={<EmptyState title="该公司没有分析师评级" cause="数据源中还没有券商对该公司的评级" />}
    />
  );
}

/** Only a change is marked. Red and green are for prices alone. */
const CELLS: CellOverrides<RowOf<typeof marketTables.analystRatings>> = {
  ratingChange: {
    draw: ({ ratingChange }) =>
      ratingChange === '上调' ? (
        <Mark tint="teal">上调</Mark>
      ) : ratingChange === '下调' ? (
        <Mark tint="amber">下调</Mark>
      ) : (
        ratingChange
      ),
  },
};
