import { majorEventsCalls, majorEventsTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { AnswerPanel, SubjectTable, useSubjectCall } from '@console/subject';
import { TabRow } from '@console/ui';
import { totalOf, useChoice } from '@console/ui/data';
import type { ReactElement } from 'react';
import './major-events.css';

const TOTAL = totalOf<RowOf<typeof majorEventsTables.additionalIssuance>>(
  'volume',
  'amount',
  'issueCost',
  'netAmount',
);
const NOTHING = { title: '该公司没有增发记录', cause: '上市以来没有增发、配股或可转债转股' } as const;

/** 增发统计: a tab for every year in which new shares were sold, the newest first. */
export function Issuance(): ReactElement {
  const years = useSubjectCall(majorEventsCalls.issuanceYears);
  const keys = (years.data ?? []).map(String);
  const [year, choose] = useChoice('year', keys, keys[0] ?? '');
  return (
    <AnswerPanel
      title="增发统计"
      what="增发年份"
      answer={years}
      rows={4}
      rowHeight={32}
      emptyOf={(all) => (all.length === 0 ? NOTHING : null)}
    >
      {() => (
        <SubjectTable
          spec={majorEventsTables.additionalIssuance}
          filter={{ year: Number(year) }}
          summary={TOTAL}
          filterBar={
            <div className="event-years">
              <TabRow
                look="periods"
                label="年份"
                items={keys.map((key) => ({ key, title: `${key} 年` }))}
                active={year}
                onChange={choose}
              />
            </div>
          }
        />
      )}
    </AnswerPanel>
  );
}
