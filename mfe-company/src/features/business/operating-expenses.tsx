import { businessCalls } from '@console/contract-company';
import {
  AnswerPanel,
  PeriodFilter,
  SingleChoice,
  TransposedTable,
  usePeriodFilter,
  useSubjectCall,
  type Single,
} from '@console/subject';
import { Panel, Refetching } from '@console/ui';
import { useState, type ReactElement } from 'react';
import { expenseRows } from './expense-rows.ts';

const SKELETON_ROWS = 6;

/** Expenses as shares of revenue, by report period. */
export function OperatingExpenses(): ReactElement {
  const periods = usePeriodFilter('expenses');
  const [single, setSingle] = useState<Single>('0');
  const quarterly = periods.value.reportType === 'Q';
  const { title } = businessCalls.operatingExpenses;
  const answer = useSubjectCall(
    businessCalls.operatingExpenses,
    { ...periods.value, single: quarterly ? single : '0' },
    { keepPrevious: true },
  );
  return (
    <>
      <Panel>
        <PeriodFilter state={periods}>
          {quarterly && <SingleChoice label="口径" value={single} onChange={setSingle} />}
        </PeriodFilter>
      </Panel>
      <AnswerPanel title={title} answer={answer} rows={SKELETON_ROWS}>
        {({ content, asOf }) => (
          <Refetching active={answer.isPlaceholderData}>
            <TransposedTable
              title={title}
              head="项目"
              note="费用占营业总收入的比例"
              periods={content.map(({ reportPeriod }) => reportPeriod)}
              rows={expenseRows(content)}
              asOf={asOf}
              source="定期报告"
              empty={{ title: '该公司没有期间费用', cause: '所选报告期内没有该公司的利润表' }}
            />
          </Refetching>
        )}
      </AnswerPanel>
    </>
  );
}
