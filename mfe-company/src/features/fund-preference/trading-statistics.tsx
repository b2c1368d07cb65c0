import { fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import type { OutputOf, RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import './fund-preference.css';
import { SeriesPanel, type DaySeries } from './series-panel.tsx';

const TOTAL = totalOf<RowOf<typeof fundPreferenceTables.tradingStatistics>>(
  'largeSingle',
  'mainSingle',
  'middleSmallSingle',
  'mainTradingAmt',
  'totalTradingAmt',
  'volume',
);
const SOURCE = '交易所逐笔成交';

/** What orders of each size bought and sold by day, the last year of it drawn. */
export function TradingStatistics({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <div className="fund-charts">
        <SeriesPanel
          company={company}
          entry={fundPreferenceCalls.historyTotalSingleRate}
          source={SOURCE}
          note="近一年，自首日累计"
          read={totals}
        />
        <SeriesPanel
          company={company}
          entry={fundPreferenceCalls.historyTurnoverRate}
          source={SOURCE}
          note="近一年，占流通市值"
          read={turnovers}
        />
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

function totals(points: OutputOf<typeof fundPreferenceCalls.historyTotalSingleRate>): DaySeries {
  return {
    days: points.map(({ reportDate }) => reportDate),
    series: [
      { name: '主力', unit: 'percent', values: points.map((point) => point.mainSingleTotalRate) },
      { name: '特大单', unit: 'percent', values: points.map((point) => point.largeSingleTotalRate) },
      { name: '中小单', unit: 'percent', values: points.map((point) => point.middleSmallSingleTotalRate) },
    ],
  };
}

function turnovers(points: OutputOf<typeof fundPreferenceCalls.historyTurnoverRate>): DaySeries {
  return {
    days: points.map(({ reportDate }) => reportDate),
    series: [
      { name: '成交额占流通市值', unit: 'percent', values: points.map((point) => point.turnoverRate) },
      { name: '主力净流入', unit: 'percent', values: points.map((point) => point.mainSingleTurnover) },
      { name: '特大单净流入', unit: 'percent', values: points.map((point) => point.largeSingleTurnover) },
      {
        name: '中小单净流入',
        unit: 'percent',
        values: points.map((point) => point.middleSmallSingleTurnover),
      },
    ],
  };
}
