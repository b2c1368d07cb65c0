import { Readable } from 'node:stream';
import { STREAM_REFUSED, type Refusal, type StreamRefusal } from '@console/contract-core';

const MOST_UNTAKEN = 2;

/**
 * Server-sent events as a stream of bytes. `send` is for events that have the complete state: one that a slow
 * reader has not read yet is replaced by a newer one. `offer` is for the events of a log, each of which counts.
 */
export class EventStream {
  readonly stream: Readable;
  private waiting: string | null = null;
  private isFull = false;
  private hasEnded = false;
  private beatsUntaken = 0;
  private wake: (() => void) | null = null;

  /** @param left called once, when the reader has gone or the stream has ended */
  constructor(left: () => void) {
    this.stream = new Readable({
      read: () => {
        this.isFull = false;
        this.beatsUntaken = 0;
        this.pass();
        this.wakeUp();
      },
      destroy: (error, done) => {
        this.hasEnded = true;
        this.wakeUp();
        left();
        done(error);
      },
    });
  }

  /** @param event one word */
  send(event: string, data: unknown): void {
    this.waiting = eventText(event, data);
    this.pass();
  }

  /**
   * Sends one event of a log with its id, which the browser names when it opens the stream again. Resolves to
   * whether it was sent, once the reader has read what came before it; false when the stream has ended.
   */
  async offer(event: string, data: unknown, id: number): Promise<boolean> {
    while (this.isFull && !this.hasEnded)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    if (this.hasEnded) return false;
    this.isFull = !this.stream.push(`id: ${id}\n${eventText(event, data)}`);
    return true;
  }

  /**
   * Sends a comment, so that no proxy treats the stream as dead. A reader that has read nothing since the
   * beat before the last one counts as gone.
   */
  beat(): void {
    if (this.stream.destroyed) return;
    if (this.isFull || this.hasEnded) {
      this.beatsUntaken += 1;
      if (this.beatsUntaken === MOST_UNTAKEN) this.stream.destroy();
    } else if (this.waiting === null) this.isFull = !this.stream.push(': beat\n\n');
  }

  end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.wakeUp();
    if (this.waiting !== null) this.stream.push(this.waiting);
    this.waiting = null;
    this.stream.push(null);
  }

  /**
   * Ends the stream with the refusal as the last event; unread events are dropped, because this reader may
   * not read them any more.
   */
  refuse(refusal: Refusal): void {
    if (this.hasEnded) return;
    const { code, message, status } = refusal;
    const reason: StreamRefusal = { success: false, appCode: code, appMesg: message, result: false, status };
    this.waiting = null;
    this.stream.push(eventText(STREAM_REFUSED, reason));
    this.end();
  }

  private wakeUp(): void {
    this.wake?.();
    this.wake = null;
  }

  private pass(): void {
    if (this.waiting === null || this.isFull || this.hasEnded) return;
    const text = this.waiting;
    this.waiting = null;
    this.isFull = !this.stream.push(text);
  }
}

const eventText = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
