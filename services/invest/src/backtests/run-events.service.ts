import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { LOGGER, type Logger } from '@console/node-kit';
import { BacktestReadsService } from './backtest-reads.service.ts';
import { RunEventStream } from './run-event-stream.ts';
import { RunWatch, type RunListener } from './run-watch.ts';

/** A run's row is read at most so often, however many look. */
const PAUSE_MS = 500;
const BEAT_MS = 15_000;
/** Then the browser asks again, and is judged again: a session may have ended meanwhile. */
const LIFE_MS = 600_000;
const MOST_OF_USER = 6;
/** The gateway has so many connections to a service; requests must find one free. */
const MOST_OF_ALL = 40;
/** After which a refused or broken stream is worth another try. */
const RETRY_SECONDS = 2;

/** Tells of runs as they go on, by server-sent events. */
@Injectable()
export class RunEventsService implements OnModuleDestroy {
  private readonly watches = new Map<string, RunWatch>();
  private readonly byUser = new Map<string, number>();
  private open = 0;

  constructor(
    private readonly reads: BacktestReadsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Events `run`, each a `BacktestRun`: as it is, then each change. Ends with the run.
   * @throws Refusal notFound of a run that is not the tenant's; tooMany of a user with as many streams as one may
   */
  async follow({ tenantId, userId }: Session, associationId: number): Promise<Readable> {
    const user = `${tenantId} ${userId}`;
    const leave = this.enter(user);
    try {
      await this.reads.run(tenantId, associationId);
    } catch (error) {
      leave();
      throw error;
    }
    const watch = this.watch(tenantId, associationId);
    const timers: NodeJS.Timeout[] = [];
    const events = new RunEventStream(() => {
      timers.forEach(clearTimeout);
      watch.remove(listener);
      leave();
    });
    const listener: RunListener = {
      changed: (run) => events.send('run', run),
      ended: () => events.end(),
    };
    timers.push(
      setInterval(() => events.beat(), BEAT_MS),
      setTimeout(() => events.end(), LIFE_MS),
    );
    watch.add(listener);
    return events.stream;
  }

  /** Streams would keep the service from closing. */
  onModuleDestroy(): void {
    for (const watch of [...this.watches.values()]) watch.end();
  }

  /** Counts a stream of the user; the answer counts it off again. */
  private enter(user: string): () => void {
    const own = this.byUser.get(user) ?? 0;
    if (own >= MOST_OF_USER || this.open >= MOST_OF_ALL)
      throw new Refusal(MESSAGES.tooMany, { seconds: RETRY_SECONDS });
    this.byUser.set(user, own + 1);
    this.open += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.open -= 1;
      const left = (this.byUser.get(user) ?? 1) - 1;
      if (left > 0) this.byUser.set(user, left);
      else this.byUser.delete(user);
    };
  }

  private watch(tenantId: string, associationId: number): RunWatch {
    const key = `${tenantId} ${associationId}`;
    const found = this.watches.get(key);
    if (found) return found;
    const watch = new RunWatch({
      read: () => this.reads.run(tenantId, associationId),
      pauseMs: PAUSE_MS,
      failed: (error) => {
        this.logger.warn({ err: error, associationId }, 'a run that is followed could not be read');
        return !(error instanceof Refusal);
      },
      over: () => {
        this.watches.delete(key);
      },
    });
    this.watches.set(key, watch);
    return watch;
  }
}
