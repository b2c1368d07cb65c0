import { marketTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import { DataTable, DateRange, FilterBar, useFilterDraft, useTableState } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { subjectOf } from '../../tabs/subject-of.ts';

/** The share day by day, from and to a day. */
export function Quotes({ company }: CompanyPartProps): ReactElement {
  const state = useTableState(marketTables.quotes);
  const { draft, change, bar } = useFilterDraft(state);
  return (
    <DataTable
      client={client}
      spec={marketTables.quotes}
      state={state}
      always={{ dataId: company.corpId }}
      subject={subjectOf(company)}
      rowKey="date"
      counter="个交易日"
      filterBar={
        <FilterBar {...bar}>
          <DateRange
            label="日期"
            placeholder={['开始日期', '结束日期']}
            value={[draft.startTime, draft.endTime]}
            onChange={([startTime, endTime]) => change({ startTime, endTime })}
          />
        </FilterBar>
      }
      empty={<EmptyState title="该公司没有行情" cause="该股票还没有成交过" />}
    />
  );
}
