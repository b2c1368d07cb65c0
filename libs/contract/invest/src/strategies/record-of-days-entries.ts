import { call, day, id, plainName, table, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import {
  billColumns,
  cashColumns,
  holdingColumns,
  orderColumns,
  reportColumns,
  strategyStockColumns,
} from './strategy-columns.ts';
import { strategyPerformance } from './strategy-performance.ts';

const view = { services: ['invest'], needs: 'tzgl_view' } as const;
const strategies = '/api/invest/strategy';
const ofStrategy = { strategyId: id() };
/** The strategy and the day: `12-2026-07-02`. */
const ASSETS_ID = /^[1-9]\d{0,9}-\d{4}-\d{2}-\d{2}$/;

/** V-08: a row a trading day, the newest first. */
const strategyReports = table({
  ...view,
  id: 'invest.strategyReports',
  title: '策略每日统计',
  path: `${strategies}/report/pageList`,
  key: 'id',
  counter: '天',
  defaultSort: 'reportDate,DESC',
  filter: z.object({ ...ofStrategy, from: day().optional(), to: day().optional() }),
  columns: reportColumns,
});

const strategyBills = table({
  ...view,
  id: 'invest.strategyBills',
  title: '调仓账单',
  path: `${strategies}/bill/pageList`,
  key: 'billId',
  counter: '张',
  defaultSort: 'billDate,DESC',
  filter: z.object({ ...ofStrategy, from: day().optional(), to: day().optional() }),
  columns: billColumns,
});

const billOrders = table({
  ...view,
  id: 'invest.billOrders',
  title: '账单委托',
  path: `${strategies}/bill/orders`,
  key: 'seq',
  counter: '笔',
  defaultSort: 'seq,ASC',
  defaultSize: 100,
  filter: z.object({ ...ofStrategy, billId: id() }),
  columns: orderColumns,
});

/** The cash book, the newest first: every booking and trade with the balance after it. */
const cashBook = table({
  ...view,
  id: 'invest.cashBook',
  title: '资金流水',
  path: `${strategies}/cash/pageList`,
  key: 'id',
  counter: '笔',
  defaultSort: 'reportDate,DESC',
  filter: z.object({ ...ofStrategy, from: day().optional(), to: day().optional() }),
  columns: cashColumns,
});

/** The holdings at a bill's close, or the newest with `latested`. */
const strategyHoldings = table({
  ...view,
  id: 'invest.strategyHoldings',
  title: '策略持仓',
  path: `${strategies}/getStrategyStockPositionList`,
  key: 'id',
  counter: '只',
  defaultSort: 'realityWeight,DESC',
  defaultSize: 100,
  filter: z.object({
    ...ofStrategy,
    billId: id().optional(),
    date: day().optional(),
    latested: z.literal('1').optional(),
  }),
  columns: holdingColumns,
});

/** The stocks of a day of asset statistics, those that were sold on it too, so that the sums are those of the day. */
const assetsDetail = table({
  ...view,
  id: 'invest.assetsDetail',
  title: '资产明细',
  path: `${strategies}/assets/detail/list`,
  key: 'id',
  counter: '只',
  defaultSort: 'realityWeight,DESC',
  defaultSize: 100,
  filter: z.object({ assetsId: z.string().regex(ASSETS_ID) }),
  columns: holdingColumns,
});

/** The stocks of the newest signal, with the indexes they were chosen by. */
const strategyStocks = table({
  ...view,
  id: 'invest.strategyStocks',
  title: '策略选股',
  path: `${strategies}/corp/list`,
  also: [{ path: `${strategies}/system/stock/list` }],
  key: 'stockCode',
  counter: '只',
  defaultSort: 'fullPositionWeight,DESC',
  defaultSize: 100,
  filter: z.object(ofStrategy),
  columns: strategyStockColumns,
});

export const strategyRecordTables = {
  assetsDetail,
  strategyStocks,
  strategyReports,
  strategyBills,
  billOrders,
  cashBook,
  strategyHoldings,
} as const;

/** The code of an index; the first one that has bars where it is left out. */
export const benchmark = (): z.ZodOptional<z.ZodString> =>
  z.string().check(plainName).min(1).max(20).optional();

const line = z.object({ reportDate: z.string(), earningRate: z.number() });

export const strategyRecordCalls = {
  /**
   * The return series since publication, ascending; downsampled to `maxPoints` for drawing. `size` is what the
   * documents send.
   */
  strategyReturns: call({
    ...view,
    id: 'invest.strategyReturns',
    title: '策略收益曲线',
    method: 'GET',
    path: `${strategies}/report/series`,
    input: z.strictObject({
      ...ofStrategy,
      page: z.literal('0').optional(),
      size: wholeNumber(1, 1_000_000).optional(),
      sort: z.literal('reportDate,ASC').optional(),
      maxPoints: wholeNumber(10, 20_000).optional(),
      benchmark: benchmark(),
    }),
    output: z.object({
      content: z.array(line),
      totalElements: z.number().int(),
      /** Rebased to the first day; null on days the benchmark has no close. */
      benchmark: z.array(z.number().nullable()),
      benchmarkName: z.string().nullable(),
    }),
  }),
  /** Figures and attribution since publication, to the newest posted day; of the days from one to another, both included. */
  strategyPerformance: call({
    ...view,
    id: 'invest.strategyPerformance',
    title: '策略收益统计',
    method: 'GET',
    path: `${strategies}/report/performance`,
    input: z.strictObject({
      ...ofStrategy,
      benchmark: benchmark(),
      from: day().optional(),
      to: day().optional(),
    }),
    output: strategyPerformance,
  }),
} as const;
