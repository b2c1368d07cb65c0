import { call, id } from '@console/contract-core';
import { z } from 'zod';

const view = { services: ['invest'], needs: 'tzgl_view' } as const;
const strategies = '/api/invest/strategy/rebalance';

const stock = {
  /** Null where the tenant has no company of it. */
  corpId: z.number().int().nullable(),
  corpName: z.string(),
  stockCode: z.string(),
};

const plannedOrder = z.object({
  ...stock,
  side: z.enum(['buy', 'sell']),
  /** Shares before it. */
  heldNum: z.number().int(),
  /** Shares that it would have executed. */
  wanted: z.number().int(),
  /** Shares that could be had of those, as far as is known. */
  shares: z.number().int(),
  /** Yuan, the last close; null where none could be had. */
  price: z.number().nullable(),
  /** Yuan at that price. */
  amount: z.number(),
  /** Yuan: commission, stamp duty and transfer fee. */
  cost: z.number(),
  /** Why fewer could be had. */
  reason: z.string().nullable(),
});
export type PlannedOrder = z.output<typeof plannedOrder>;

const missing = z.object({
  ...stock,
  /** Causes in words, with their shares: above 0 they lack, below 0 they are too many. */
  causes: z.array(z.object({ cause: z.string(), shares: z.number().int() })),
});

const nextRebalance = z.object({
  /** The newest posted close, from which all of it follows. */
  asOf: z.string(),
  /** The day its orders would be executed: the next trading day as far as the calendar knows. */
  date: z.string(),
  /** signal: stocks are chosen at this close. rest: orders go on, or caps were lowered. none: nothing is ordered. */
  kind: z.enum(['signal', 'rest', 'none']),
  /** The close that ends the period, by the calendar: this one, or a later one. */
  signalDate: z.string(),
  orders: z.array(plannedOrder),
  /** What could not be had of what the signal wishes. */
  missing: z.array(missing),
  /** Yuan. */
  bought: z.number(),
  sold: z.number(),
  cost: z.number(),
  cash: z.number(),
  cashAfter: z.number(),
});
export type NextRebalance = z.output<typeof nextRebalance>;

const side = z.object({
  wanted: z.number().int(),
  shares: z.number().int(),
  /** Yuan; null where none was traded. */
  price: z.number().nullable(),
  amount: z.number(),
  cost: z.number(),
});

const reviewLine = z.object({
  ...stock,
  side: z.enum(['buy', 'sell']),
  /** As it was planned at the close before; null for an order that was not. */
  planned: side.nullable(),
  /** As it was executed; null for one that was not. */
  actual: side.nullable(),
  /** Why they differ, in words; null where they differ by price alone, or not at all. */
  reason: z.string().nullable(),
});
export type RebalanceReviewLine = z.output<typeof reviewLine>;

const rebalanceReview = z.object({
  /** The day of the bill, and the close before it. */
  date: z.string(),
  asOf: z.string(),
  isSignal: z.boolean(),
  /** In the order of execution; what was planned alone comes last. */
  lines: z.array(reviewLine),
});
export type RebalanceReview = z.output<typeof rebalanceReview>;

/** V-10: what a strategy would trade next, and what it was going to trade against what it did. */
export const planCalls = {
  /** What the next day of a strategy would order by what is known now. */
  nextRebalance: call({
    ...view,
    id: 'invest.nextRebalance',
    title: '下次调仓预览',
    method: 'GET',
    path: `${strategies}/next`,
    input: z.strictObject({ strategyId: id() }),
    output: nextRebalance,
  }),
  /**
   * The plan of a bill's day, made again of the day before it as it was posted, beside what was executed; null of a
   * strategy without a bill. The newest bill where none is given.
   */
  rebalanceReview: call({
    ...view,
    id: 'invest.rebalanceReview',
    title: '调仓预览与实际对照',
    method: 'GET',
    path: `${strategies}/review`,
    input: z.strictObject({ strategyId: id(), billId: id().optional() }),
    output: rebalanceReview.nullable(),
  }),
} as const;
