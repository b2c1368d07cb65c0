import { dayRange } from '@console/contract-core';
import { cumulatedFlowLines, date, flowColumns, flowRateLines } from '@console/contract-core/columns';
import { company } from '../company.ts';

/** Net inflow by size of order, by trading day of the share. */
export const tradingStatistics = company.facts({
  id: 'company.tradingStatistics',
  title: '每日交易统计',
  path: '/api/dataStockTradingConstructStat/dataList',
  also: [{ path: '/api/etf/dailyTradeStat/page' }],
  needs: 'gssjk_gn_view_fundPreference',
  source: '交易所逐笔成交',
  key: 'reportDate',
  counter: '个交易日',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('交易日', { fixed: 'left' }),
    ...flowColumns,
  },
});

const DRAWN = {
  needs: 'gssjk_gn_view_fundPreference',
  source: '交易所逐笔成交',
  input: dayRange,
  form: 'bare',
  over: { reportDate: date('日期') },
} as const;

export const historyTotalSingleRate = company.chart({
  ...DRAWN,
  id: 'company.historyTotalSingleRate',
  title: '累计净流入占流通市值比走势',
  path: '/api/dataStockTradingConstructStat/historyTotalSingleRate',
  note: '近一年，自首日累计',
  lines: cumulatedFlowLines,
});

export const historyTurnoverRate = company.chart({
  ...DRAWN,
  id: 'company.historyTurnoverRate',
  title: '成交额与净流入占流通市值走势',
  path: '/api/dataStockTradingConstructStat/historyTurnoverRate',
  note: '近一年，占流通市值',
  lines: flowRateLines,
});
