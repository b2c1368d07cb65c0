import { z } from 'zod';
import { companyCall, companyTable, figure } from '../company-table.ts';
import { dayRange } from './day-range.ts';

/**
 * Net inflow by size of order, by day on which the share traded. `…Total` is it summed up from the first day
 * on record, `…Turnover` is it over the day's float capital. Main orders are large and extra large ones;
 * what they take the middle and small give.
 */
export const tradingStatistics = companyTable({
  id: 'company.tradingStatistics',
  title: '每日交易统计',
  path: '/api/dataStockTradingConstructStat/dataList',
  also: [{ path: '/api/etf/dailyTradeStat/page' }],
  needs: 'gssjk_gn_view_fundPreference',
  source: '交易所逐笔成交',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    largeSingle: figure,
    mainSingle: figure,
    middleSmallSingle: figure,
    largeSingleTotal: figure,
    mainSingleTotal: figure,
    middleSmallSingleTotal: figure,
    largeSingleTurnover: figure,
    mainSingleTurnover: figure,
    middleSmallSingleTurnover: figure,
    mainTradingAmt: figure,
    totalTradingAmt: figure,
    volume: figure,
    /** mainTradingAmt over totalTradingAmt */
    mainOfTotalRate: figure,
    /** Volume over its mean of the five days before; null while there are not five. */
    volRatio: figure,
  }),
  columns: [
    { key: 'reportDate', title: '交易日', format: 'date', sortable: true, fixed: 'left', width: 100 },
    {
      key: 'largeSingle',
      title: '特大单净流入',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 134,
    },
    {
      key: 'mainSingle',
      title: '主力净流入',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 122,
    },
    {
      key: 'middleSmallSingle',
      title: '中小单净流入',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 134,
    },
    {
      key: 'largeSingleTotal',
      title: '累计特大单净流入',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 160,
    },
    {
      key: 'mainSingleTotal',
      title: '累计主力净流入',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 148,
    },
    {
      key: 'middleSmallSingleTotal',
      title: '累计中小单净流入',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 160,
    },
    {
      key: 'largeSingleTurnover',
      title: '特大单净流入占流通市值',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 184,
    },
    {
      key: 'mainSingleTurnover',
      title: '主力净流入占流通市值',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 172,
    },
    {
      key: 'middleSmallSingleTurnover',
      title: '中小单净流入占流通市值',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 184,
    },
    { key: 'mainTradingAmt', title: '主力成交额', unit: 'hundredMillionYuan', sortable: true, width: 122 },
    { key: 'totalTradingAmt', title: '总成交额', unit: 'hundredMillionYuan', sortable: true, width: 108 },
    { key: 'volume', title: '成交量', unit: 'millionShares', sortable: true, width: 108 },
    { key: 'mainOfTotalRate', title: '主力成交占比', unit: 'percent', sortable: true, width: 122 },
    { key: 'volRatio', title: '量比', unit: 'number', sortable: true, width: 76 },
  ],
});

/** Net inflow summed up over the range, by day, over that day's float capital: fractions. */
export const historyTotalSingleRate = companyCall({
  id: 'company.historyTotalSingleRate',
  title: '累计净流入占流通市值比走势',
  path: '/api/dataStockTradingConstructStat/historyTotalSingleRate',
  needs: 'gssjk_gn_view_fundPreference',
  input: dayRange,
  output: z.array(
    z.object({
      reportDate: z.string(),
      largeSingleTotalRate: figure,
      mainSingleTotalRate: figure,
      middleSmallSingleTotalRate: figure,
    }),
  ),
});

/** By day, the amount and net inflows by size of order over float capital: fractions. `turnoverRate` is the amount's. */
export const historyTurnoverRate = companyCall({
  id: 'company.historyTurnoverRate',
  title: '成交额与净流入占流通市值走势',
  path: '/api/dataStockTradingConstructStat/historyTurnoverRate',
  needs: 'gssjk_gn_view_fundPreference',
  input: dayRange,
  output: z.array(
    z.object({
      reportDate: z.string(),
      turnoverRate: figure,
      largeSingleTurnover: figure,
      mainSingleTurnover: figure,
      middleSmallSingleTurnover: figure,
    }),
  ),
});
