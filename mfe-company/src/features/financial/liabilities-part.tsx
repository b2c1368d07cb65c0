import { financialCalls } from '@console/contract-company';
import { StatementTable } from '@console/ui/statement';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { PeriodFilter } from '../../tabs/period-filter.tsx';
import { usePeriodFilter } from '../../tabs/use-period-filter.ts';

/** 资产负债表: what stands at a period's end has no quarter of its own. */
export function LiabilitiesPart({ company }: CompanyPartProps): ReactElement {
  const filter = usePeriodFilter('liabilities');
  return (
    <StatementTable
      client={client}
      spec={financialCalls.balanceSheet}
      input={{ dataId: company.corpId, ...filter.value }}
      subject={company.shortName}
      bar={<PeriodFilter state={filter} />}
    />
  );
}
