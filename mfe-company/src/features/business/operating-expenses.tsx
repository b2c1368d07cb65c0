import { businessCalls } from '@console/contract-company';
import { useCall } from '@console/platform';
import { EmptyState, ErrorState, Panel, Refetching, Skeleton } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { PeriodFilter } from '../../tabs/period-filter.tsx';
import { subjectOf } from '../../tabs/subject-of.ts';
import { TransposedTable } from '../../tabs/transposed-table.tsx';
import { usePeriodFilter } from '../../tabs/use-period-filter.ts';
import { expenseRows } from './expense-rows.ts';

type Single = '0' | '1';

const SPANS: { value: Single; label: string }[] = [
  { value: '0', label: '累计' },
  { value: '1', label: '单季' },
];
const SKELETON_ROWS = 6;

/** Expenses as shares of revenue, by report period. */
export function OperatingExpenses({ company }: CompanyPartProps): ReactElement {
  const periods = usePeriodFilter('expenses');
  const [single, setSingle] = useState<Single>('0');
  const quarterly = periods.value.reportType === 'Q';
  const { title } = businessCalls.operatingExpenses;
  const answer = useCall(
    client,
    businessCalls.operatingExpenses,
    { dataId: company.corpId, ...periods.value, single: quarterly ? single : '0' },
    { keepPrevious: true },
  );
  return (
    <>
      <Panel>
        <PeriodFilter state={periods}>
          {quarterly && (
            <Segmented<Single> aria-label="口径" options={SPANS} value={single} onChange={setSingle} />
          )}
        </PeriodFilter>
      </Panel>
      {answer.isError ? (
        <Panel title={title}>
          <ErrorState title={`${title}没有取到`} error={answer.error} onRetry={() => void answer.refetch()} />
        </Panel>
      ) : answer.isPending ? (
        <Panel title={title}>
          <Skeleton rows={SKELETON_ROWS} rowHeight={28} />
        </Panel>
      ) : (
        <Refetching active={answer.isPlaceholderData}>
          <TransposedTable
            title={title}
            subject={subjectOf(company)}
            head="项目"
            note="费用占营业总收入的比例"
            periods={answer.data.content.map(({ reportPeriod }) => reportPeriod)}
            rows={expenseRows(answer.data.content)}
            asOf={answer.data.asOf}
            source="定期报告"
            empty={<EmptyState title="该公司没有期间费用" cause="所选报告期内没有该公司的利润表" />}
          />
        </Refetching>
      )}
    </>
  );
}
