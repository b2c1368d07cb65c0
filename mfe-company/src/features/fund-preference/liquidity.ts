import { fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import { chart, table, type Part } from '@console/subject';

/** What the share is worth and how much of it is traded. */
export const LIQUIDITY: readonly Part[] = [
  chart(fundPreferenceCalls.totalCapital, {
    source: '沪深北交易所',
    note: '近一年',
    read: (points) => ({
      days: points.map(({ reportDate }) => reportDate),
      series: [
        { name: '总市值', unit: 'hundredMillionYuan', values: points.map((point) => point.totalCapital) },
        {
          name: '流通市值',
          unit: 'hundredMillionYuan',
          values: points.map((point) => point.floatCapitalOfShares),
        },
      ],
    }),
  }),
  table(fundPreferenceTables.liquidity, {
    rowKey: 'reportDate',
    counter: '个交易日',
    total: ['tradingDayAmt'],
    empty: { title: '该公司没有流动性数据', cause: '该股票还没有成交过' },
  }),
];
