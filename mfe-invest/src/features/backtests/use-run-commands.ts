import { backtestCalls, type BacktestRun } from '@console/contract-invest';
import { useCreateKey, usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../client.ts';
import { refreshRuns } from './refresh-runs.ts';

type Named = Pick<BacktestRun, 'associationId'>;

export interface RunCommands {
  readonly running: boolean;
  /** Queues a run that did not succeed again. */
  retry(run: Named): Promise<void>;
  /** 重新运行并核对: returns the new run's id; null when it was refused. */
  repeat(run: Named): Promise<number | null>;
}

/**
 * The commands on a run that do not ask first. A refusal is shown; the shown data of runs is loaded again.
 */
export function useRunCommands(): RunCommands {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  const keyOf = useCreateKey();
  const [running, setRunning] = useState(false);
  const send = async (command: () => Promise<{ readonly associationId: number }>, said: string) => {
    setRunning(true);
    try {
      const { associationId } = await command();
      notify.success(said);
      return associationId;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      notify.error(error);
      return null;
    } finally {
      setRunning(false);
      refreshRuns(queries);
    }
  };
  return {
    running,
    async retry({ associationId }) {
      await send(() => client.call(backtestCalls.retryBacktest, { associationId }), '已重新提交');
    },
    repeat: ({ associationId }) =>
      send(
        () =>
          client.call(
            backtestCalls.repeatBacktest,
            { associationId },
            { idempotencyKey: keyOf({ associationId }) },
          ),
        '已提交，结束后给出核对结论',
      ),
  };
}
