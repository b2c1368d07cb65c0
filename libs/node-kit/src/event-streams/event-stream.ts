import { Readable } from 'node:stream';
import { STREAM_REFUSED, type Refusal, type StreamRefusal } from '@console/contract-core';

const MOST_UNTAKEN = 2;

/**
 * Server-sent events as a stream of bytes. What a slow reader has not taken yet is replaced by what is newer, since
 * every event tells all there is to tell.
 */
export class EventStream {
  readonly stream: Readable;
  private waiting: string | null = null;
  private isFull = false;
  private hasEnded = false;
  private beatsUntaken = 0;

  /** @param left called once, when the reader has gone or the stream has ended */
  constructor(left: () => void) {
    this.stream = new Readable({
      read: () => {
        this.isFull = false;
        this.beatsUntaken = 0;
        this.pass();
      },
      destroy: (error, done) => {
        this.hasEnded = true;
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
   * A comment, so that no one in between takes the stream for dead. A reader that has taken nothing since the beat
   * before the last one has gone.
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
    if (this.waiting !== null) this.stream.push(this.waiting);
    this.waiting = null;
    this.stream.push(null);
  }

  /** Ends with why, as the last event: what was not taken before is not for this reader any more. */
  refuse(refusal: Refusal): void {
    if (this.hasEnded) return;
    const { code, message, status } = refusal;
    const reason: StreamRefusal = { success: false, appCode: code, appMesg: message, result: false, status };
    this.waiting = null;
    this.stream.push(eventText(STREAM_REFUSED, reason));
    this.end();
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
