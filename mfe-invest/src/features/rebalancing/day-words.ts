import { formatNumber, JOB_STATE_TITLES, type OutputOf } from '@console/contract-core';
import type { rebalanceCalls, RebalanceState } from '@console/contract-invest';

export type RebalanceDay = OutputOf<typeof rebalanceCalls.rebalanceDay>;

/** The words for how a strategy's day stands. */
export const STATE_TITLES: Readonly<Record<RebalanceState, string>> = {
  ...JOB_STATE_TITLES,
  absent: '未排队',
  succeeded: '已完成',
};

/** Whether workers have the day or will have it soon. */
export const isOpen = (state: RebalanceState): boolean => state === 'queued' || state === 'running';

/** Whether asking for it again would do something: it failed, was cancelled, or was never queued. */
export const isStuck = (state: RebalanceState): boolean => state !== 'succeeded' && !isOpen(state);

const whole = (value: number): string => formatNumber(value, { unit: 'integer' });
const seconds = (value: number): string => formatNumber(value, { unit: 'number' });

/** 2026-11-20 应调仓 12 个：已完成 10 个，失败 1 个，排队中 1 个；用时合计 3.20 秒，最长 0.80 秒 */
export function dayText({ date, due, states, ...day }: RebalanceDay): string {
  if (date === null) return '还没有行情数据';
  if (due === 0) return `${date} 没有应调仓的策略`;
  const parts = ORDER.filter((state) => states[state] > 0).map(
    (state) => `${STATE_TITLES[state]} ${whole(states[state])} 个`,
  );
  const taken =
    states.succeeded > 0 ? `；用时合计 ${seconds(day.seconds)} 秒，最长 ${seconds(day.longest)} 秒` : '';
  return `${date} 应调仓 ${whole(due)} 个：${parts.join('，')}${taken}`;
}

const ORDER: readonly RebalanceState[] = ['succeeded', 'running', 'queued', 'failed', 'cancelled', 'absent'];
