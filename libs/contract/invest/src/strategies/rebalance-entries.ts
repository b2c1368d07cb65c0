import { call, id } from '@console/contract-core';
import { z } from 'zod';

const services = ['invest'] as const;
const strategies = '/api/invest/strategy';

/** V-10: days of strategies are posted by workers; these ask for it by hand, and for proof. */
export const rebalanceCalls = {
  /**
   * Queues what is due: the running strategies of the tenant, or one of them, whose newest day is before the business
   * date. Jobs that failed are queued again. The answer is how many were queued.
   */
  rebalance: call({
    services,
    needs: 'rwgl_edit',
    method: 'POST',
    id: 'invest.rebalance',
    title: '补跑策略调仓',
    path: `${strategies}/rebalance`,
    input: z.strictObject({ strategyId: id().optional() }),
    output: z.object({ queued: z.number().int() }),
  }),
  /**
   * Queues a job that makes the days of a strategy again from its seal and the market data, and compares them with what
   * was posted. Its result is in the job console.
   */
  recheckStrategy: call({
    services,
    needs: 'tzgl_edit',
    method: 'POST',
    id: 'invest.recheckStrategy',
    title: '核对策略',
    path: `${strategies}/recheck`,
    input: z.strictObject({ strategyId: id() }),
    output: z.object({ jobId: z.uuid() }),
  }),
} as const;
