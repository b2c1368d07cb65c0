import { Inject, Injectable, StreamableFile, type OnModuleDestroy } from '@nestjs/common';
import { MESSAGES, Refusal, type Entry, type Session } from '@console/contract-core';
import type { FastifyReply } from 'fastify';
import { requireSession } from '../auth/require-session.ts';
import { SessionStore } from '../auth/session-store.ts';
import type { Logger } from '../observe/logger.ts';
import { LOGGER } from '../tokens.ts';
import { EventStream } from './event-stream.ts';
import { StreamShares } from './stream-shares.ts';

/** Each round every reader is judged again by what its session is now. */
const ROUND_MS = 1000;
const FRESH_MS = 500;
const ROUNDS_A_BEAT = 5;
/** Then the browser asks again, with a token of its own. */
const MOST_ROUNDS = 600;

/** A stream that was asked for, by whom and how it gets its events. */
export interface AskedStream {
  readonly entry: Entry;
  readonly session: Session;
  /** Where its headers go. */
  readonly reply: FastifyReply;
  /** Begins to send; the answer ends that, and is called once, whoever ended the stream. */
  readonly follow: (events: EventStream) => () => void;
}

interface OpenStream {
  readonly entry: Entry;
  readonly sid: string;
  readonly events: EventStream;
  rounds: number;
}

/**
 * Keeps a service's event streams: shares them out, keeps them alive, and ends each whose reader has gone, or may not
 * read any longer, for then it says why as its last event.
 */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  private readonly shares = new StreamShares();
  private readonly streams = new Set<OpenStream>();
  private timer: NodeJS.Timeout | null = null;
  private isJudging = false;

  constructor(
    private readonly sessions: SessionStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How many are open. */
  get open(): number {
    return this.shares.open;
  }

  /** What a raw entry's handler answers. Refused (429, 503) to who has as many streams as they may. */
  answer({ entry, session, reply, follow }: AskedStream): StreamableFile {
    const giveBack = this.shares.take(session);
    let unfollow = (): void => undefined;
    const events = new EventStream(() => {
      this.streams.delete(stream);
      this.rest();
      giveBack();
      unfollow();
    });
    const stream: OpenStream = { entry, sid: session.sid, events, rounds: 0 };
    try {
      unfollow = follow(events);
    } catch (error) {
      events.stream.destroy();
      throw error;
    }
    this.streams.add(stream);
    this.timer ??= setInterval(() => this.round(), ROUND_MS);
    // No one in between may keep it, or hold it back until there is more.
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    return new StreamableFile(events.stream, { type: 'text/event-stream; charset=utf-8' });
  }

  /** Streams would keep the service from closing. */
  onModuleDestroy(): void {
    for (const { events } of [...this.streams]) events.end();
  }

  private rest(): void {
    if (this.streams.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private round(): void {
    for (const stream of [...this.streams]) {
      stream.rounds += 1;
      if (stream.rounds >= MOST_ROUNDS) stream.events.end();
      if (stream.rounds % ROUNDS_A_BEAT === 0) stream.events.beat();
    }
    // A round that waits for Redis is not overtaken.
    if (this.isJudging) return;
    this.isJudging = true;
    void Promise.all([...this.streams].map((stream) => this.judge(stream))).finally(() => {
      this.isJudging = false;
    });
  }

  /** Never throws. */
  private async judge({ entry, sid, events }: OpenStream): Promise<void> {
    try {
      requireSession(entry, await this.sessions.find(sid, FRESH_MS));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500)
        this.logger.warn({ err: error }, 'the reader of an event stream cannot be judged');
      events.refuse(error instanceof Refusal ? error : new Refusal(MESSAGES.unavailable));
    }
  }
}
