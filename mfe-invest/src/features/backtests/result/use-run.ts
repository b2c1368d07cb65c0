import { isUnderWay } from '@console/contract-core';
import { backtestCalls, type BacktestRun, type BacktestRunCard } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { client } from '../../../client.ts';
import { POLL_MS, useFollowedRun, type FollowedRun, type RunKind } from '../../../runs/use-followed-run.ts';
import type { FollowRun } from '../../../runs/use-run-events.ts';
import { refreshRuns } from '../refresh-runs.ts';

/** Opens the event stream of a backtest. */
export const followBacktest: FollowRun<BacktestRun> = (associationId, { run, over }) =>
  client.follow(
    backtestCalls.backtestEvents,
    { associationId },
    { events: { run: (data) => run(data as BacktestRun) }, over },
  );

const BACKTESTS: RunKind<BacktestRun, BacktestRunCard> = {
  useAnswer: (associationId, isBroken) =>
    useCall(
      client,
      backtestCalls.backtestRun,
      { associationId: associationId ?? 0 },
      {
        enabled: associationId !== null,
        staleTime: 0,
        refetchInterval: (last) => (isBroken && last !== undefined && isUnderWay(last) ? POLL_MS : 0),
      },
    ),
  follow: followBacktest,
  refresh: refreshRuns,
};

/** A backtest, kept up to date while it is under way. */
export const useRun = (associationId: number | null): FollowedRun<BacktestRunCard> =>
  useFollowedRun(BACKTESTS, associationId);
