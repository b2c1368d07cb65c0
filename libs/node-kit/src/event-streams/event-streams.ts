import { Inject, Injectable, StreamableFile, type OnModuleDestroy } from '@nestjs/common';
import { MESSAGES, Refusal, type Entry, type Session } from '@console/contract-core';
import type { FastifyReply } from 'fastify';
import { requireSession } from '../auth/require-session.ts';
import { SessionStore } from '../auth/session-store.ts';
import type { Logger } from '../observe/logger.ts';
import { LOGGER } from '../tokens.ts';
import { EventStream } from './event-stream.ts';
import { StreamShares } from './stream-shares.ts';

/** The interval in which every reader's current session is checked again. */
const ROUND_MS = 1000;
const FRESH_MS = 500;
const ROUNDS_A_BEAT = 5;
/** The number of rounds after which a stream ends; then the browser asks again with a new token. */
const MOST_ROUNDS = 600;

/** A request for a stream: the session, and the source of its events. */
export interface AskedStream {
  readonly entry: Entry;
  readonly session: Session;
  /** Where its headers go. */
  readonly reply: FastifyReply;
  /**
   * Begins to send events. Returns the function that ends this; it is called once, whichever side ends the
   * stream.
   */
  readonly follow: (events: EventStream) => () => void;
}

interface OpenStream {
  readonly entry: Entry;
  readonly sid: string;
  readonly events: EventStream;
  rounds: number;
}

/**
 * The event streams of a service: limits their number per user and tenant, keeps them alive, and ends each
 * whose reader has gone or may not read any longer; then the last event is the refusal.
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

  /**
   * The answer of a raw entry's handler. Refused (429, 503) when the user, the tenant or the service has too
   * many streams.
   */
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
    // No proxy may store it, or delay it until there is more.
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
    // No new round begins while one waits for Redis.
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
