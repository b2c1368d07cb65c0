import { financialCalls } from '@console/contract-company';
import { PeriodStatement, usePeriodFilter } from '@console/subject';
import { Segmented } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { InterestChart } from './interest-chart.tsx';

const WHOSE = [
  { value: 'company', label: '公司' },
  { value: 'industry', label: '行业中位数' },
] as const;
type Whose = (typeof WHOSE)[number]['value'];

const NO_MEDIANS = {
  title: '没有行业中位数',
  cause: '该公司没有申万二级行业，或还没有定期报告',
} as const;

/** 财务分析: the company's ratios by group, or the medians of its Shenwan industry, and what debt costs it. */
export function AnalysisPart({ company }: CompanyPartProps): ReactElement {
  const filter = usePeriodFilter('analysisIndustry');
  const [whose, setWhose] = useState<Whose>('company');
  const ofCompany = whose === 'company';
  return (
    <>
      <PeriodStatement
        // Neither's figures are shown under the other's name while they load.
        key={whose}
        spec={ofCompany ? financialCalls.analysis : financialCalls.industryAnalysis}
        filter={filter}
        empty={ofCompany ? undefined : NO_MEDIANS}
      >
        <Segmented<Whose> aria-label="公司或行业" value={whose} options={[...WHOSE]} onChange={setWhose} />
      </PeriodStatement>
      <InterestChart company={company} filter={filter} />
    </>
  );
}
