import {
  dayCharts as calls,
  industryTables as facts,
  preferenceComparisonView,
} from '@console/contract-industry';
import { beside, chart, pagesOf, table, type Part } from '@console/subject';

const NO_MEMBERS = '成份公司为空，或都不是标的';

/** What is borrowed to buy the members' shares, or of them to sell. Balances do not add up; their changes do. */
export const leverage: readonly Part[] = [
  table(facts.leverage, {
    total: ['sumDayChange'],
    empty: { title: '该行业没有杠杆资金记录', cause: NO_MEMBERS },
  }),
];

/** What was bought on margin, sold short and repaid by day. */
export const marginTrading: readonly Part[] = [
  table(facts.marginTrading, {
    total: ['financingBuy', 'financingRepay', 'financingNetBuy', 'shortSellVolume', 'shortRepayVolume'],
    empty: { title: '该行业没有融资融券记录', cause: NO_MEMBERS },
  }),
];

/** Holdings of the members through the Stock Connect. */
export const connect: readonly Part[] = [
  table(facts.connectHeld, {
    total: ['hsgtNetBuyVol', 'hsgtNetBuyAmount', 'hsgtHeldNumDayChange'],
    empty: { title: '该行业没有沪深港通持股记录', cause: NO_MEMBERS },
  }),
];

/** Purchases and sales by day and order size, the last year of them drawn. */
export const trading: readonly Part[] = [
  beside(chart(calls.historyTotalSingleRate), chart(calls.historyTurnoverRate)),
  table(facts.tradingStatistics, {
    total: ['largeSingle', 'mainSingle', 'middleSmallSingle', 'mainTradingAmt', 'totalTradingAmt', 'volume'],
    empty: { title: '该行业没有每日交易统计', cause: '成份公司为空，或还没有逐笔成交统计' },
  }),
];

/** The members' market value and how much of it is traded. */
export const liquidity: readonly Part[] = [
  chart(calls.totalCapital),
  table(facts.liquidity, {
    total: ['tradingDayAmt'],
    empty: { title: '该行业没有流动性数据', cause: '成份公司为空，或都还没有成交' },
  }),
];

const NO_PREFERENCE = {
  title: '该行业没有资本偏好指数',
  cause: '近 250 个交易日成份公司都没有该指数',
} as const;

/** The index of capital's preference, the industry beside those above it and the market. */
export const preference: readonly Part[] = [
  table(preferenceComparisonView, {
    via: pagesOf(calls.investComparison, 'reportDate'),
    empty: NO_PREFERENCE,
  }),
  beside(chart(calls.avgHsgtHeldCapitalRate), chart(calls.avgLryeRate), chart(calls.avgTotalTradingAmt)),
  table(facts.capitalPreference, { empty: NO_PREFERENCE }),
];
