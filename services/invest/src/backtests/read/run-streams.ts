import { Refusal, type Entry, type Session } from '@console/contract-core';
import type { StreamableFile } from '@nestjs/common';
import type { EventStream, EventStreams } from '@console/node-kit/event-streams';
import type { SignedCall } from '@console/node-kit/http';
import type { Logger } from '@console/node-kit/observe';
import { RunWatch, type RunListener, type WatchedRun } from './run-watch.ts';

/** The pause between two reads of a run's row, in milliseconds, however many listen. */
const PAUSE_MS = 500;

export interface RunStreamsParts<Run extends WatchedRun> {
  readonly entry: Entry;
  /** Refuses (404) a run that is not the tenant's. */
  readonly read: (tenantId: string, id: number) => Promise<Run>;
  readonly streams: EventStreams;
  readonly logger: Logger;
}

/** Sends the progress of runs of one kind to the event streams of those who watch them. */
export class RunStreams<Run extends WatchedRun> {
  private readonly watches = new Map<string, RunWatch<Run>>();

  constructor(private readonly parts: RunStreamsParts<Run>) {}

  /**
   * Sends events `run`: the current state, then each change. Ends with the run. Refuses (404) a run that is not the
   * tenant's.
   */
  async stream({ session, reply }: SignedCall, id: number): Promise<StreamableFile> {
    const { entry, read, streams } = this.parts;
    await read(session.tenantId, id);
    return streams.answer({
      entry,
      session,
      reply,
      follow: (events) => this.follow(session, id, events),
    });
  }

  private follow({ tenantId }: Session, id: number, events: EventStream): () => void {
    const watch = this.watch(tenantId, id);
    const listener: RunListener<Run> = {
      changed: (run) => events.send('run', run),
      ended: () => events.end(),
    };
    watch.add(listener);
    return () => watch.remove(listener);
  }

  private watch(tenantId: string, id: number): RunWatch<Run> {
    const key = `${tenantId} ${id}`;
    const found = this.watches.get(key);
    if (found) return found;
    const { entry, read, logger } = this.parts;
    const watch = new RunWatch<Run>({
      read: () => read(tenantId, id),
      pauseMs: PAUSE_MS,
      failed: (error) => {
        logger.warn({ err: error, call: entry.id, runId: id }, 'a run that is followed could not be read');
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
