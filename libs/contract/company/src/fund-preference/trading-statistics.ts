import { date, hundredMillionYuan, millionShares, number, percent } from '@console/contract-core/columns';
import { company } from '../company.ts';
import { dayRange } from './day-range.ts';

/**
 * Net inflow by size of order, by trading day of the share. `…Total` is the sum from the first day on record,
 * `…Turnover` is the inflow over the day's float capital. Main orders are large and extra large ones; their
 * net inflow is the net outflow of medium and small ones.
 */
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
    largeSingle: hundredMillionYuan('特大单净流入', { signed: true }),
    mainSingle: hundredMillionYuan('主力净流入', { signed: true }),
    middleSmallSingle: hundredMillionYuan('中小单净流入', { signed: true }),
    largeSingleTotal: hundredMillionYuan('累计特大单净流入', { signed: true }),
    mainSingleTotal: hundredMillionYuan('累计主力净流入', { signed: true }),
    middleSmallSingleTotal: hundredMillionYuan('累计中小单净流入', { signed: true }),
    largeSingleTurnover: percent('特大单净流入占流通市值', { signed: true }),
    mainSingleTurnover: percent('主力净流入占流通市值', { signed: true }),
    middleSmallSingleTurnover: percent('中小单净流入占流通市值', { signed: true }),
    mainTradingAmt: hundredMillionYuan('主力成交额'),
    totalTradingAmt: hundredMillionYuan('总成交额'),
    volume: millionShares('成交量'),
    /** mainTradingAmt over totalTradingAmt */
    mainOfTotalRate: percent('主力成交占比'),
    /** Volume over its mean of the previous five days; null until there are five. */
    volRatio: number('量比'),
  },
});

const DRAWN = {
  needs: 'gssjk_gn_view_fundPreference',
  source: '交易所逐笔成交',
  input: dayRange,
  form: 'bare',
  over: { reportDate: date('日期') },
} as const;

/** Net inflow summed up over the range, by day, over that day's float capital: fractions. */
export const historyTotalSingleRate = company.chart({
  ...DRAWN,
  id: 'company.historyTotalSingleRate',
  title: '累计净流入占流通市值比走势',
  path: '/api/dataStockTradingConstructStat/historyTotalSingleRate',
  note: '近一年，自首日累计',
  lines: {
    mainSingleTotalRate: percent('主力'),
    largeSingleTotalRate: percent('特大单'),
    middleSmallSingleTotalRate: percent('中小单'),
  },
});

/** By day, the amount and net inflows by size of order over float capital: fractions. `turnoverRate` is the amount's. */
export const historyTurnoverRate = company.chart({
  ...DRAWN,
  id: 'company.historyTurnoverRate',
  title: '成交额与净流入占流通市值走势',
  path: '/api/dataStockTradingConstructStat/historyTurnoverRate',
  note: '近一年，占流通市值',
  lines: {
    turnoverRate: percent('成交额占流通市值'),
    mainSingleTurnover: percent('主力净流入'),
    largeSingleTurnover: percent('特大单净流入'),
    middleSmallSingleTurnover: percent('中小单净流入'),
  },
});
