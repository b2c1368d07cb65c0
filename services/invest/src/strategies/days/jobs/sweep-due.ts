import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { repeat } from '@console/node-kit/jobs/worker';
import type { Logger } from '@console/node-kit/observe';
import { tellFailed } from '../notices/tell-failed.ts';
import { isImporting, queueDue, type DueParts } from './queue-due.ts';

export interface SweepParts extends DueParts {
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

const PAUSE_MS = 30_000;
/** From this hour on what failed during the day is tried once more. */
const NIGHT_HOUR = '02';

/**
 * Queues what is due again and again: soon after an import has completed a trading day, and at night once more what
 * failed. Each worker does; a job is queued once.
 */
export function sweepDue(parts: SweepParts, pauseMs = PAUSE_MS): () => Promise<void> {
  const night = new Nights();
  return repeat(
    pauseMs,
    () => sweep(parts, night),
    (error) => parts.logger.warn({ err: error }, 'strategies that are due are not queued'),
  );
}

/** One round of the sweep: owners are told of what failed before it is tried once more. */
export async function sweep({ clock, logger, ...parts }: SweepParts, nights: Nights): Promise<void> {
  if (await isImporting(parts.database, clock.now())) return;
  const date = await businessDate(parts.database);
  if (date !== null) await tellFailed(parts.database, clock, date);
  const queued = await queueDue(parts, { retry: nights.isNew(clock.now()) });
  if (queued > 0) logger.info({ queued }, 'strategies are rebalanced');
}

/** Says once a night that it is night. */
export class Nights {
  private last = '';

  isNew(now: number): boolean {
    const [day = '', time = ''] = shanghaiDateTime(now).split(' ');
    if (time.slice(0, 2) !== NIGHT_HOUR || this.last === day) return false;
    this.last = day;
    return true;
  }
}
