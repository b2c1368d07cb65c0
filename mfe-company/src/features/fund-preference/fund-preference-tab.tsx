import {
  fundPreferenceCalls as calls,
  fundPreferenceTables as facts,
  investComparisonView,
} from '@console/contract-company';
import { beside, chart, choice, pagesOf, Parts, table, tabs, type Part } from '@console/subject';
import { useSearch } from '@console/ui/data';
import type { ReactElement } from 'react';
import { researchTab } from '../../tabs/research-tab.tsx';

const NO_HOLDINGS = {
  title: '该公司没有机构持股记录',
  cause: '各期定期报告中没有机构披露持有该公司股份',
} as const;
const NO_PEERS = {
  title: '没有同行业机构持股',
  cause: '该公司没有申万行业分类，或同行业公司都没有披露',
} as const;
/** Institutional holdings, in shares, in yuan, or as the mean of the industry. */
const institutions = choice('口径', [
  {
    key: 'count',
    title: '持股数',
    parts: [table(facts.orgHeld, { empty: NO_HOLDINGS })],
  },
  {
    key: 'capital',
    title: '持股市值',
    parts: [table(facts.orgHeldCapital, { empty: NO_HOLDINGS })],
  },
  {
    key: 'industry',
    title: '同行业均值',
    parts: [table(facts.orgHeldIndustry, { empty: NO_PEERS })],
  },
]);

/** Industrial capital. Holdings at different quarters do not add up; changes between them do. */
const industrialCapital = table(facts.foundationHeld, {
  total: ['foundationHolderHeldNumChange'],
  empty: {
    title: '该公司没有产业资本持股记录',
    cause: '各期定期报告中没有披露控股股东及上市前股东',
  },
});

const leverage = table(facts.leverage, {
  total: ['sumDayChange'],
  empty: { title: '该公司没有融资融券记录', cause: '该股票不是融资融券标的' },
});

const connect = table(facts.connectHeld, {
  total: ['hsgtNetBuyVol', 'hsgtNetBuyAmount', 'hsgtHeldNumDayChange'],
  empty: { title: '该公司没有沪深港通持股记录', cause: '该股票不是沪深股通标的' },
});

/** Purchases and sales by day and order size, the last year of them drawn. */
const trading: readonly Part[] = [
  beside(chart(calls.historyTotalSingleRate), chart(calls.historyTurnoverRate)),
  table(facts.tradingStatistics, {
    total: ['largeSingle', 'mainSingle', 'middleSmallSingle', 'mainTradingAmt', 'totalTradingAmt', 'volume'],
    empty: { title: '该公司没有每日交易统计', cause: '数据源中还没有该股票的逐笔成交统计' },
  }),
];

/** The share's market value and how much of it is traded. */
const liquidity: readonly Part[] = [
  chart(calls.totalCapital),
  table(facts.liquidity, {
    total: ['tradingDayAmt'],
    empty: { title: '该公司没有流动性数据', cause: '该股票还没有成交过' },
  }),
];

const NO_PREFERENCE = {
  title: '该公司没有资本偏好指数',
  cause: '近 250 个交易日没有行情，或可用的比例不足三项',
} as const;

/** The index of capital's preference, the company beside its industries and the market. */
const preference: readonly Part[] = [
  table(investComparisonView, {
    via: pagesOf(calls.investComparison, 'reportDate'),
    empty: NO_PREFERENCE,
  }),
  beside(chart(calls.avgHsgtHeldCapitalRate), chart(calls.avgLryeRate), chart(calls.avgTotalTradingAmt)),
  table(facts.capitalPreference, { empty: NO_PREFERENCE }),
];

export const fundPreference = tabs('资金偏好', [
  { key: 'institutions', title: '机构持股', parts: [institutions] },
  { key: 'industrial', title: '产业资本', parts: [industrialCapital] },
  { key: 'leverage', title: '杠杆资金', parts: [leverage] },
  { key: 'connect', title: '沪深港通', parts: [connect] },
  { key: 'trading', title: '每日交易统计', parts: trading },
  { key: 'liquidity', title: '流动性', parts: liquidity },
  { key: 'preference', title: '资本偏好指数', parts: preference },
  researchTab,
]);

/** What a company shows that is opened as part of an ETF. */
const fundVariant = tabs('资金偏好', [{ key: 'liquidity', title: '流动性', parts: liquidity }, researchTab]);

/**
 * 资金偏好: the holders and traders of the share, and the strategies and pools it is in. A company opened as part of
 * an ETF shows only its liquidity, and those.
 */
export function FundPreferenceTab(): ReactElement {
  const [search] = useSearch();
  const isEtf = new URLSearchParams(search).get('type') === 'etf';
  return <Parts parts={[isEtf ? fundVariant : fundPreference]} />;
}
