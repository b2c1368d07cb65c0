import type { financialCalls } from '@console/contract-company';
import { StatementTable } from '@console/ui/statement';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { PeriodFilter } from '../../tabs/period-filter.tsx';
import { usePeriodFilter, type PeriodFilterState } from '../../tabs/use-period-filter.ts';
import { SingleChoice } from './single-choice.tsx';
import { useSingle, type Single } from './use-single.ts';

/** Which reports a sub-tab shows, and whether each quarter alone. */
export interface FlowState {
  readonly filter: PeriodFilterState;
  readonly single: Single;
  readonly setSingle: (single: Single) => void;
}

/** The periods of the sub-tab `key`. Annual reports have no quarters. */
export function useFlowState(key: string): FlowState {
  const filter = usePeriodFilter(key);
  const [single, setSingle] = useSingle(key);
  return { filter, single: filter.value.reportType === 'Q' ? single : '0', setSingle };
}

export interface FlowStatementProps extends CompanyPartProps {
  readonly spec: typeof financialCalls.income;
  readonly state: FlowState;
  /** Value, the one before, difference and growth side by side; quarters against the quarter before. */
  readonly compared?: boolean;
}

/** A statement of what flowed in a period: from the year's begin, or in a quarter alone. */
export function FlowStatement({ company, spec, state, compared = false }: FlowStatementProps): ReactElement {
  const { filter, single, setSingle } = state;
  return (
    <StatementTable
      client={client}
      spec={spec}
      input={{ dataId: company.corpId, ...filter.value, single }}
      subject={company.shortName}
      flows={single === '0'}
      compared={compared}
      against={compared && single === '1' ? 'quarter' : 'year'}
      bar={
        <PeriodFilter state={filter}>
          {filter.value.reportType === 'Q' && <SingleChoice value={single} onChange={setSingle} />}
        </PeriodFilter>
      }
    />
  );
}
