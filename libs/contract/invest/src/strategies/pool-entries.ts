import { call, day, id, searchText, table } from '@console/contract-core';
import { z } from 'zod';
import { poolStockColumns } from './strategy-columns.ts';

const services = ['invest'] as const;
const view = { services, needs: 'tzgl_view' } as const;

const bounds = (least: number, most: number): z.ZodOptional<z.ZodType<number>> =>
  z.coerce.number().min(least).max(most).optional() as z.ZodOptional<z.ZodType<number>>;

/** V-02: the stocks of a style's pool with their indexes at the business date, the highest style index first. */
const stylePool = table({
  ...view,
  id: 'invest.stylePool',
  title: '股票生态池',
  path: '/api/invest/style/stock/list',
  key: 'corpId',
  counter: '只',
  defaultSort: 'styleIndex,DESC',
  defaultSize: 100,
  filter: z.object({
    styleId: id(),
    /** The system pool is the 100 highest; the user pool what users pinned; both where it is left out. */
    pool: z.enum(['system', 'user']).optional(),
    /** The least style index (0–5) and success rate (0–1), as the two searches send them. */
    styleIndex: bounds(0, 5),
    investSuccessRate: bounds(0, 1),
    search: searchText(),
  }),
  columns: poolStockColumns,
});

export const poolTables = { stylePool } as const;

/** The parts of the style index. */
export const INDEX_TITLES = {
  industryComparisonIndex: '行业对比指数',
  corpComparisonIndex: '公司对比指数',
  zbphIndex: '公司资本偏好指数',
} as const;

const measure = z.object({
  /** `growthRevenue`, `growthProfit`, `roe`, `grossMargin`, `pe`, `pb`. */
  key: z.string(),
  title: z.string(),
  /** In its own unit; null where it is not known. */
  value: z.number().nullable(),
  /** PE and PB are ranked by it: the share of the company's own three years on which it was dearer, 0–1. Null of others. */
  dearerShare: z.number().nullable(),
  /** Shares or times; decides how it is displayed. */
  unit: z.enum(['percent', 'multiple']),
  /** Percentile 0–1 within the industry, and that of the industry's median among industries; null where it is missing. */
  corpPercentile: z.number().nullable(),
  industryPercentile: z.number().nullable(),
});

const indexOrigin = z.object({
  asOf: z.string(),
  corpName: z.string(),
  stockCode: z.string(),
  industryName: z.string(),
  styleIndex: z.number().nullable(),
  /** The six measures behind the comparison indexes. */
  measures: z.array(measure),
  /** The five rates behind the capital preference index, with their percentile in the market. */
  rates: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      value: z.number().nullable(),
      percentile: z.number().nullable(),
    }),
  ),
  /** The parts of the style index: index 0–5, weight, and their product. */
  parts: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      index: z.number().nullable(),
      weight: z.number(),
      share: z.number().nullable(),
    }),
  ),
  liquidityIndex: z.number().nullable(),
  /** Mean amount of 20 days, yuan. */
  meanAmount: z.number().nullable(),
  correctionCorpConfig: z.number().nullable(),
});
export type IndexOrigin = z.output<typeof indexOrigin>;

export const poolCalls = {
  /**
   * How the indexes of a company came about, on the business date or the last trading day up to another; with the
   * weights that a strategy of the style was published with, where one is named.
   */
  indexOrigin: call({
    ...view,
    id: 'invest.indexOrigin',
    title: '指数构成',
    method: 'GET',
    path: '/api/invest/style/stock/origin',
    input: z.strictObject({
      styleId: id(),
      corpId: id(),
      strategyId: id().optional(),
      date: day().optional(),
    }),
    output: indexOrigin,
  }),
  /** Pins companies to a style: its user pool. Those that are pinned already stay so. */
  pinStocks: call({
    services,
    needs: 'tzgl_edit',
    id: 'invest.pinStocks',
    title: '加入用户生态池',
    method: 'POST',
    path: '/api/invest/style/stock/pin',
    input: z.strictObject({ styleId: id(), corpIds: z.array(id()).min(1).max(500) }),
    output: z.number().int(),
  }),
  unpinStocks: call({
    services,
    needs: 'tzgl_edit',
    id: 'invest.unpinStocks',
    title: '移出用户生态池',
    method: 'POST',
    path: '/api/invest/style/stock/unpin',
    input: z.strictObject({ styleId: id(), corpIds: z.array(id()).min(1).max(500) }),
    output: z.number().int(),
  }),
} as const;
