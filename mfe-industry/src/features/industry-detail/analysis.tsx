import { reportCalls } from '@console/contract-industry';
import { PeriodStatement, usePeriodFilter } from '@console/subject';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import type { ReactElement } from 'react';

const KEYS = ['sums', 'medians'] as const;
type Key = (typeof KEYS)[number];
const CHOICES: { value: Key; label: string }[] = [
  { value: 'sums', label: '合计之比' },
  { value: 'medians', label: '成份公司中位数' },
];

/** 财务分析: ratios of the members' sums, or the medians of their own ratios. */
export function Analysis(): ReactElement {
  const [whose, choose] = useChoice('ratios', KEYS, 'sums');
  return (
    <PeriodStatement
      // Neither figures are shown under the other's name while they load.
      key={whose}
      spec={whose === 'sums' ? reportCalls.analysis : reportCalls.analysisMedians}
      dated
      filter={usePeriodFilter('analysis')}
    >
      <Segmented<Key> aria-label="口径" value={whose} options={CHOICES} onChange={choose} />
    </PeriodStatement>
  );
}
