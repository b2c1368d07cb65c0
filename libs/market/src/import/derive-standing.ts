import type { Clock } from '@console/contract-core';
import { deriveAll } from '../derive/derive-all.ts';
import { MartHeld, openMart } from './open-mart.ts';

export interface DeriveStandingOptions {
  /** An account that may create, alter and drop tables of the market schema. */
  readonly url: string;
  readonly clock: Clock;
  /** How long to wait for an import. Default 30. */
  readonly lockSeconds?: number;
}

/**
 * Derives from the rows already in the mart what this release derives for the first time or differently, instead of
 * waiting for the next import. Returns the tables that were rebuilt: none when no import filled the mart or it is
 * up to date, null when an import is writing it, which derives when it ends.
 */
export async function deriveStanding({
  url,
  clock,
  lockSeconds,
}: DeriveStandingOptions): Promise<readonly string[] | null> {
  const mart = await openMart({ url, clock, lockSeconds: lockSeconds ?? 30 }).catch((error: unknown) => {
    if (error instanceof MartHeld) return null;
    throw error;
  });
  if (!mart) return null;
  const { connection, snapshots, runs, recover } = mart;
  try {
    await recover();
    const run = await runs.lastLoaded();
    if (!run) return [];
    return await deriveAll({ connection, snapshots, source: run.source, demo: run.is_demo === 1 });
  } finally {
    await connection.end();
  }
}
