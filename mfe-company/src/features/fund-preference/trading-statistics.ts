import { fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import { beside, chart, table, type Part } from '@console/subject';

const SOURCE = '交易所逐笔成交';

/** What orders of each size bought and sold by day, the last year of it drawn. */
export const TRADING_STATISTICS: readonly Part[] = [
  beside(
    chart(fundPreferenceCalls.historyTotalSingleRate, {
      source: SOURCE,
      note: '近一年，自首日累计',
      read: (points) => ({
        days: points.map(({ reportDate }) => reportDate),
        series: [
          { name: '主力', unit: 'percent', values: points.map((point) => point.mainSingleTotalRate) },
          { name: '特大单', unit: 'percent', values: points.map((point) => point.largeSingleTotalRate) },
          {
            name: '中小单',
            unit: 'percent',
            values: points.map((point) => point.middleSmallSingleTotalRate),
          },
        ],
      }),
    }),
    chart(fundPreferenceCalls.historyTurnoverRate, {
      source: SOURCE,
      note: '近一年，占流通市值',
      read: (points) => ({
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
      }),
    }),
  ),
  table(fundPreferenceTables.tradingStatistics, {
    rowKey: 'reportDate',
    counter: '个交易日',
    total: ['largeSingle', 'mainSingle', 'middleSmallSingle', 'mainTradingAmt', 'totalTradingAmt', 'volume'],
    empty: { title: '该公司没有每日交易统计', cause: '数据源中还没有该股票的逐笔成交统计' },
  }),
];
