import { fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import { EntryChart } from '../../tabs/entry-chart.tsx';
import './fund-preference.css';

const TOTAL = totalOf<RowOf<typeof fundPreferenceTables.tradingStatistics>>(
  'largeSingle',
  'mainSingle',
  'middleSmallSingle',
  'mainTradingAmt',
  'totalTradingAmt',
  'volume',
);

/** What orders of each size bought and sold by day, the last year of it drawn. */
export function TradingStatistics({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <div className="fund-charts">
        <EntryChart company={company} entry={fundPreferenceCalls.historyTotalSingleRate} />
        <EntryChart company={company} entry={fundPreferenceCalls.historyTurnoverRate} />
      </div>
      <CompanyTable
        company={company}
        spec={fundPreferenceTables.tradingStatistics}
        rowKey="reportDate"
        counter="个交易日"
        summary={TOTAL}
        empty={<EmptyState title="该公司没有每日交易统计" cause="数据源中还没有该股票的逐笔成交统计" />}
      />
    </>
  );
}
