import { rebalanceCalls } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { useEffect } from 'react';
import { client } from '../../client.ts';

interface Rebalance {
  readonly running: boolean;
  /** Asks for what is due of one strategy, or of all. */
  readonly ask: (strategyId?: number) => void;
}

/** Queues what is due, and what failed, once more; says how much that was, or why it was refused. */
export function useRebalance(): Rebalance {
  const { notify } = usePlatform();
  const { run, running, fault } = useChange(client);
  useEffect(() => {
    if (fault !== null) notify.error(fault);
  }, [fault, notify]);
  return {
    running,
    ask: (strategyId) =>
      void run(() =>
        client.call(rebalanceCalls.rebalance, strategyId === undefined ? {} : { strategyId }),
      ).then((answer) => {
        if (answer !== null) notify.success(saidOf(answer.queued));
      }),
  };
}

const saidOf = (queued: number): string =>
  queued === 0 ? '没有需要补跑的策略：都已完成或正在排队' : `已重新排队 ${queued} 个策略`;
