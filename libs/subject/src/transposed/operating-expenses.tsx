import {
  coverageText,
  type CallEntry,
  type CallerInputOf,
  type ExpensesAnswer,
} from '@console/contract-core';
import { Panel, Refetching } from '@console/ui';
import { useState, type ReactElement } from 'react';
import type { z } from 'zod';
import { KnownByChoice } from '../periods/known-by-choice.tsx';
import { PeriodFilter } from '../periods/period-filter.tsx';
import { SingleChoice } from '../periods/single-choice.tsx';
import { useKnownBy } from '../periods/use-known-by.ts';
import { usePeriodFilter } from '../periods/use-period-filter.ts';
import type { Single } from '../periods/use-single.ts';
import { AnswerPanel } from '../state/answer-panel.tsx';
import { useSubject } from '../subject/subject-provider.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import type { Part } from '../tabs/part.tsx';
import { expenseRows } from './expense-rows.ts';
import { TransposedTable } from './transposed-table.tsx';

type ExpensesEntry = CallEntry<z.ZodType, z.ZodType<ExpensesAnswer>>;

const SKELETON_ROWS = 6;

export interface ExpensesOptions {
  /** Its reader may choose a day by which its reports were announced: its entry takes `time`. */
  readonly dated?: boolean;
}

/** Expenses as shares of revenue, by report period, as a part of a tab. */
export function operatingExpenses(entry: ExpensesEntry, { dated = false }: ExpensesOptions = {}): Part {
  return () => <OperatingExpenses entry={entry} dated={dated} />;
}

interface Props extends Required<ExpensesOptions> {
  readonly entry: ExpensesEntry;
}

function OperatingExpenses({ entry, dated }: Props): ReactElement {
  const periods = usePeriodFilter('expenses');
  const [single, setSingle] = useState<Single>('0');
  const [time] = useKnownBy();
  const quarterly = periods.value.reportType === 'Q';
  const { noun } = useSubject();
  const { title } = entry;
  const asked = { ...periods.value, single: quarterly ? single : '0', ...(dated && time ? { time } : {}) };
  const answer = useSubjectCall(entry, asked as Partial<CallerInputOf<ExpensesEntry>>, {
    keepPrevious: true,
  });
  return (
    <>
      <Panel>
        <PeriodFilter state={periods}>
          {dated && <KnownByChoice />}
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
              coverage={coverageText(content[0])}
              asOf={asOf}
              source="定期报告"
              empty={{ title: `${noun}没有期间费用`, cause: `所选报告期内没有${noun}的利润表` }}
            />
          </Refetching>
        )}
      </AnswerPanel>
    </>
  );
}
