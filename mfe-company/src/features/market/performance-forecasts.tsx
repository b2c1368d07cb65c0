import { marketTables } from '@console/contract-company';
import { EMPTY } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { TextPopover } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';

/** What the company expects of a period; the announcement in short opens from its row. */
export function PerformanceForecasts({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={marketTables.performanceForecasts}
      rowKey="reportDate"
      counter="期"
      cells={{
        tabloid: {
          draw: ({ reportDate, tabloid }) => (
            <TextPopover title={`${reportDate} 业绩预告摘要`} text={tabloid}>
              {tabloid === null ? EMPTY : '查看摘要'}
            </TextPopover>
          ),
          text: ({ tabloid }) => tabloid ?? '',
        },
      }}
      empty={
        <EmptyState
          title="该公司没有业绩预告"
          cause="该公司没有发布过业绩预告，达不到预告条件的公司不必发布"
        />
      }
    />
  );
}
