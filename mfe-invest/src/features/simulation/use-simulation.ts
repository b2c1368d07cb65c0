import { isUnderWay } from '@console/contract-core';
import {
  simulationCalls,
  simulationTables,
  type SimulationCard,
  type SimulationRun,
} from '@console/contract-invest';
import { useCall } from '@console/platform';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { POLL_MS, useFollowedRun, type FollowedRun, type RunKind } from '../../runs/use-followed-run.ts';

const SIMULATIONS: RunKind<SimulationRun, SimulationCard> = {
  useAnswer: (simulationId, isBroken) =>
    useCall(
      client,
      simulationCalls.simulationRun,
      { simulationId: simulationId ?? 0 },
      {
        enabled: simulationId !== null,
        staleTime: 0,
        refetchInterval: (last) => (isBroken && last !== undefined && isUnderWay(last) ? POLL_MS : 0),
      },
    ),
  follow: (simulationId, { run, over }) =>
    client.follow(
      simulationCalls.simulationEvents,
      { simulationId },
      { events: { run: (data) => run(data as SimulationRun) }, over },
    ),
  refresh: refreshSimulations,
};

/** Loads all shown data of simulations again, except reports: those do not change. */
export function refreshSimulations(queries: QueryClient): void {
  for (const { id } of [simulationTables.simulationList, simulationCalls.simulationRun])
    void queries.invalidateQueries({ queryKey: [client.service, id] });
}

/** A simulation, kept up to date while it is under way. */
export const useSimulation = (simulationId: number | null): FollowedRun<SimulationCard> =>
  useFollowedRun(SIMULATIONS, simulationId);
