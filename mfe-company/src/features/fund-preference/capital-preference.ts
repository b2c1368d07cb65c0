import { fundPreferenceCalls, fundPreferenceTables, investComparisonView } from '@console/contract-company';
import type { OutputOf, UnitId } from '@console/contract-core';
import { beside, chart, pagesOf, table, type DaySeries, type Part } from '@console/subject';

type WithMeans = OutputOf<typeof fundPreferenceCalls.avgLryeRate>;

const SOURCE = '由行情、持仓与两融数据计算';
const NOTE = '近 250 个交易日，均值按流通市值加权';
const NOTHING = {
  title: '该公司没有资本偏好指数',
  cause: '近 250 个交易日没有行情，或可用的比例不足三项',
} as const;

/** The company beside the means of its industry and of the market. */
const besideMeans =
  (unit: UnitId) =>
  ({ industryName, points }: WithMeans): DaySeries => {
    const industry = {
      name: `${industryName ?? ''}均值`,
      unit,
      values: points.map((point) => point.industryAvg),
    };
    return {
      days: points.map(({ reportDate }) => reportDate),
      series: [
        { name: '本公司', unit, values: points.map((point) => point.value) },
        ...(industryName === null ? [] : [industry]),
        { name: '全市场均值', unit, values: points.map((point) => point.marketAvg) },
      ],
    };
  };

const RATES = { source: SOURCE, note: NOTE, read: besideMeans('percent') } as const;

/** The index that capital's preference comes to, the company beside its industries and the market. */
export const CAPITAL_PREFERENCE: readonly Part[] = [
  table(investComparisonView, {
    via: pagesOf(fundPreferenceCalls.investComparison, 'reportDate'),
    rowKey: 'level',
    counter: '项',
    empty: NOTHING,
  }),
  beside(
    chart(fundPreferenceCalls.avgHsgtHeldCapitalRate, RATES),
    chart(fundPreferenceCalls.avgLryeRate, RATES),
    chart(fundPreferenceCalls.avgTotalTradingAmt, {
      source: '沪深北交易所',
      note: '近 250 个交易日，均值为每家公司平均',
      read: besideMeans('hundredMillionYuan'),
    }),
  ),
  table(fundPreferenceTables.capitalPreference, {
    rowKey: 'reportDate',
    counter: '个交易日',
    empty: NOTHING,
  }),
];
