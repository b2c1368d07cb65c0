import { financialCalls } from '@console/contract-company';
import { PeriodStatement, SubjectChart, usePeriodFilter } from '@console/subject';
import { Segmented } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { PERIOD_CHART } from './period-chart.ts';
import { useDrawnFlow } from './use-drawn-flow.tsx';

const PERIODS = 'analysisIndustry';
const WHOSE = [
  { value: 'company', label: '公司' },
  { value: 'industry', label: '行业中位数' },
] as const;
type Whose = (typeof WHOSE)[number]['value'];

const NO_MEDIANS = {
  title: '没有行业中位数',
  cause: '该公司没有申万二级行业，或还没有定期报告',
} as const;

/** 财务分析: the company's ratios by group, or the medians of its Shenwan industry. */
export function Analysis(): ReactElement {
  const [whose, setWhose] = useState<Whose>('company');
  const ofCompany = whose === 'company';
  return (
    <PeriodStatement
      // Neither the company's nor the industry's figures are shown under the other's name while they load.
      key={whose}
      spec={ofCompany ? financialCalls.analysis : financialCalls.industryAnalysis}
      filter={usePeriodFilter(PERIODS)}
      empty={ofCompany ? undefined : NO_MEDIANS}
    >
      <Segmented<Whose> aria-label="公司或行业" value={whose} options={[...WHOSE]} onChange={setWhose} />
    </PeriodStatement>
  );
}

/** The chart of interest paid and received, over the periods of the ratios above. */
export function InterestChart(): ReactElement {
  const { input, choice } = useDrawnFlow('interest', usePeriodFilter(PERIODS));
  return (
    <SubjectChart
      entry={financialCalls.interestSeries}
      input={input}
      actions={choice}
      height={200}
      {...PERIOD_CHART}
    />
  );
}
