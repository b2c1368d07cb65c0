import { randomUUID } from 'node:crypto';
import { eventually } from '../suite/eventually.ts';
import type { HttpSession } from '../suite/http-session.ts';
import { rows } from '../suite/suite.ts';

/** A simulation that has ended, with its job. */
export interface OwnSimulation {
  readonly simulationId: number;
  readonly jobId: string;
  readonly remove: () => Promise<void>;
}

/** The longest time for it to wait for other jobs and compute, on a busy machine. */
const PATIENCE_MS = 60_000;
const SIMULATIONS = '/api/invest/strategy/simulation';

/** A simulation of a small system strategy of the style over some weeks, through the console's own calls; it succeeds. */
export async function succeededSimulation(session: HttpSession, styleId: number): Promise<OwnSimulation> {
  const simulation = await endedSimulation(session, styleId);
  const { state, message } = await runOf(session, simulation.simulationId);
  if (state !== 'succeeded') throw new Error(`the simulation ${state}: ${message}`);
  return simulation;
}

/** The same, however it ends. */
export async function endedSimulation(session: HttpSession, styleId: number): Promise<OwnSimulation> {
  const { lastDate } = await session.result<{ lastDate: string }>(`${SIMULATIONS}/options`);
  const startDate = new Date(Date.parse(lastDate) - 40 * 86_400_000).toISOString().slice(0, 10);
  const strategy = {
    strategyName: '试算',
    strategyType: 1,
    styleId,
    stockQuantity: 5,
    initialCapital: 10_000_000,
    adjustFrequency: 2,
  };
  const { simulationId, jobId } = await session.result<{ simulationId: number; jobId: string }>(
    `${SIMULATIONS}/submit`,
    { body: { strategy, startDate }, headers: { 'idempotency-key': randomUUID() } },
  );
  await eventually(
    () => runOf(session, simulationId),
    ({ state }) => state !== 'queued' && state !== 'running',
    PATIENCE_MS,
  );
  return { simulationId, jobId, remove: () => removeSimulation(simulationId) };
}

const runOf = (
  session: HttpSession,
  id: number,
): Promise<{ readonly state: string; readonly message: string | null }> =>
  session.result(`${SIMULATIONS}/run?simulationId=${id}`);

/** Deletes a simulation with its job. */
export async function removeSimulation(simulationId: number): Promise<void> {
  await rows('DELETE FROM {invest}.strategy_simulation_result WHERE simulation_id = ?', [simulationId]);
  await rows(
    'DELETE FROM {invest}.job WHERE id IN (SELECT job_id FROM {invest}.strategy_simulation WHERE id = ?)',
    [simulationId],
  );
  await rows('DELETE FROM {invest}.strategy_simulation WHERE id = ?', [simulationId]);
}
