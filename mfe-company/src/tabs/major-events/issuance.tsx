import { majorEventsCalls, majorEventsTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, ErrorState, Panel, Skeleton, TabRow } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../company-tab.ts';
import { CompanyTable } from '../company-table.tsx';
import { useChoice } from '../use-choice.ts';
import './major-events.css';

const TOTAL = totalOf<RowOf<typeof majorEventsTables.additionalIssuance>>(
  'volume',
  'amount',
  'issueCost',
  'netAmount',
);

/** 增发统计: a tab for every year in which new shares were sold, the newest first. */
export function Issuance({ company }: CompanyPartProps): ReactElement {
  const years = useCall(client, majorEventsCalls.issuanceYears, { dataId: company.corpId });
  const keys = (years.data ?? []).map(String);
  const [year, choose] = useChoice('year', keys, keys[0] ?? '');
  if (years.isError) {
    return (
      <Panel title="增发统计">
        <ErrorState title="增发年份没有取到" error={years.error} onRetry={() => void years.refetch()} />
      </Panel>
    );
  }
  if (!years.data) {
    return (
      <Panel title="增发统计">
        <Skeleton rows={4} rowHeight={32} />
      </Panel>
    );
  }
  if (keys.length === 0) {
    return (
      <Panel title="增发统计">
        <EmptyState title="该公司没有增发记录" cause="上市以来没有增发、配股或可转债转股" />
      </Panel>
    );
  }
  return (
    <CompanyTable
      company={company}
      spec={majorEventsTables.additionalIssuance}
      rowKey="issueDate"
      counter="次"
      filter={{ year: Number(year) }}
      summary={TOTAL}
      filterBar={
        <div className="event-years">
          <TabRow
            look="pills"
            label="年份"
            items={keys.map((key) => ({ key, title: `${key} 年` }))}
            active={year}
            onChange={choose}
          />
        </div>
      }
    />
  );
}
