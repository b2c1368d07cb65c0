import { financialCalls } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { StatementTable } from '@console/ui/statement';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { PeriodFilter } from '../../tabs/period-filter.tsx';
import { usePeriodFilter } from '../../tabs/use-period-filter.ts';
import { InterestChart } from './interest-chart.tsx';

const WHOSE = [
  { value: 'company', label: '公司' },
  { value: 'industry', label: '行业中位数' },
] as const;
type Whose = (typeof WHOSE)[number]['value'];

/** 财务分析: the company's ratios by group, or the medians of its Shenwan industry, and what debt costs it. */
export function AnalysisPart({ company }: CompanyPartProps): ReactElement {
  const filter = usePeriodFilter('analysisIndustry');
  const [whose, setWhose] = useState<Whose>('company');
  const ofCompany = whose === 'company';
  return (
    <>
      <StatementTable
        // Neither's figures are shown under the other's name while they load.
        key={whose}
        client={client}
        spec={ofCompany ? financialCalls.analysis : financialCalls.industryAnalysis}
        input={{ dataId: company.corpId, ...filter.value }}
        subject={company.shortName}
        bar={
          <PeriodFilter state={filter}>
            <Segmented<Whose>
              aria-label="公司或行业"
              value={whose}
              options={[...WHOSE]}
              onChange={setWhose}
            />
          </PeriodFilter>
        }
        empty={
          ofCompany ? undefined : (
            <EmptyState title="没有行业中位数" cause="该公司没有申万二级行业，或还没有定期报告" />
          )
        }
      />
      <InterestChart company={company} filter={filter} />
    </>
  );
}
