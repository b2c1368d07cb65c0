import { sharedVariantAddresses } from '@console/contract-core';
import {
  connectColumns,
  flowColumns,
  hundredMillionYuan,
  leverageColumns,
  liquidityColumns,
  millionShares,
  percent,
  preferenceColumns,
} from '@console/contract-core/columns';
import { byDay, dayColumns } from '../daily.ts';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

const FUNDS = { ...byDay, needs: 'hysjk_gn_view_fundPreference' } as const;

/** Margin trading and short selling: sums over the members that are eligible for them. */
const leverage = industry.facts({
  ...FUNDS,
  ...sharedAddress('dataStockCapitalLeverageTrading/dataList'),
  id: 'industry.leverage',
  title: '杠杆资金',
  source: '沪深交易所，成份公司合计',
  columns: { ...dayColumns, ...leverageColumns },
});

/** What was bought on margin, sold short and repaid on a day. */
const marginTrading = industry.facts({
  ...FUNDS,
  ...sharedAddress('dataStockMarginTrading/dataList'),
  id: 'industry.marginTrading',
  title: '融资融券',
  source: '沪深交易所，成份公司合计',
  columns: {
    ...dayColumns,
    financingBalance: hundredMillionYuan('融资余额'),
    financingBuy: hundredMillionYuan('融资买入额'),
    financingRepay: hundredMillionYuan('融资偿还额'),
    /** financingBuy − financingRepay */
    financingNetBuy: hundredMillionYuan('融资净买入额', { signed: true }),
    /** financingBuy over the amount traded of the same members. */
    financingBuyRate: percent('融资买入占成交额'),
    shortBalance: hundredMillionYuan('融券余额'),
    shortVolume: millionShares('融券余量'),
    shortSellVolume: millionShares('融券卖出量'),
    shortRepayVolume: millionShares('融券偿还量'),
  },
});

/** Holdings through the Stock Connect; the rate is held capital over the float capital of the members held. */
const connectHeld = industry.facts({
  ...FUNDS,
  ...sharedAddress('dataStockHsgtHeld/dataList'),
  id: 'industry.connectHeld',
  title: '沪深港通持股',
  source: '沪深交易所，成份公司合计',
  columns: { ...dayColumns, ...connectColumns },
});

/** Net inflow by size of order; sums since the first day on record. */
const tradingStatistics = industry.facts({
  ...FUNDS,
  path: '/api/ecology/dataStockTradingConstructStat/dataList',
  also: [
    ...sharedVariantAddresses('dataStockTradingConstructStat/dataList'),
    { path: '/api/etf/dailyTradeStat/page', shared: true },
  ],
  id: 'industry.tradingStatistics',
  title: '每日交易统计',
  source: '交易所逐笔成交，成份公司合计',
  columns: { ...dayColumns, ...flowColumns },
});

const liquidity = industry.facts({
  ...FUNDS,
  ...sharedAddress('dataStockLiquidity/dataList'),
  id: 'industry.liquidity',
  title: '流动性',
  source: '沪深北交易所，成份公司合计',
  columns: { ...dayColumns, ...liquidityColumns },
});

/** The index is the mean of the members' own by float capital; its rates are sums over sums. The last 250 days. */
const capitalPreference = industry.facts({
  ...FUNDS,
  ...sharedAddress('investIndexZbph/pageList'),
  id: 'industry.capitalPreference',
  title: '资本偏好指数',
  source: '行情、持仓与两融数据，指数按流通市值加权，各比例为成份公司合计之比',
  columns: { ...dayColumns, ...preferenceColumns },
});

/** I-09: tables of the members' trading and holdings by day. */
export const dayTables = {
  leverage,
  marginTrading,
  connectHeld,
  tradingStatistics,
  liquidity,
  capitalPreference,
} as const;
