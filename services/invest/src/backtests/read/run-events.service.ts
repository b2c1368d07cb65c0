import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { backtestCalls } from '@console/contract-invest';
import { Refusal, type Session } from '@console/contract-core';
import { LOGGER } from '@console/node-kit/config';
import { EventStreams, type EventStream } from '@console/node-kit/event-streams';
import type { SignedCall } from '@console/node-kit/http';
import type { Logger } from '@console/node-kit/observe';
import { BacktestReadsService } from './backtest-reads.service.ts';
import { RunWatch, type RunListener } from './run-watch.ts';

/** The pause between two reads of a run's row, in milliseconds, however many listen. */
const PAUSE_MS = 500;

/** Sends the progress of runs to the event streams of those who watch them. */
@Injectable()
export class RunEventsService {
  private readonly watches = new Map<string, RunWatch>();

  constructor(
    private readonly reads: BacktestReadsService,
    private readonly streams: EventStreams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends events `run`, each a `BacktestRun`: the current state, then each change. Ends with the run. Refuses (404) a
   * run that is not the tenant's.
   */
  async stream({ session, reply }: SignedCall, associationId: number): Promise<StreamableFile> {
    await this.reads.run(session.tenantId, associationId);
    return this.streams.answer({
      entry: backtestCalls.backtestEvents,
      session,
      reply,
      follow: (events) => this.follow(session, associationId, events),
    });
  }

  private follow({ tenantId }: Session, associationId: number, events: EventStream): () => void {
    const watch = this.watch(tenantId, associationId);
    const listener: RunListener = {
      changed: (run) => events.send('run', run),
      ended: () => events.end(),
    };
    watch.add(listener);
    return () => watch.remove(listener);
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
