import { Readable } from 'node:stream';

/**
 * Server-sent events as a stream of bytes. What a slow reader has not taken yet is replaced by what is newer, since
 * every event tells all there is to tell.
 */
export class RunEventStream {
  readonly stream: Readable;
  private waiting: string | null = null;
  private isFull = false;
  private hasEnded = false;

  /** @param left called once, when the reader has gone or the stream has ended */
  constructor(left: () => void) {
    this.stream = new Readable({
      read: () => {
        this.isFull = false;
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
    this.waiting = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    this.pass();
  }

  /** A comment, so that nobody in between takes the stream for dead. */
  beat(): void {
    if (this.waiting === null && !this.isFull && !this.hasEnded)
      this.isFull = !this.stream.push(': beat\n\n');
  }

  end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    if (this.waiting !== null) this.stream.push(this.waiting);
    this.waiting = null;
    this.stream.push(null);
  }

  private pass(): void {
    if (this.waiting === null || this.isFull || this.hasEnded) return;
    const text = this.waiting;
    this.waiting = null;
    this.isFull = !this.stream.push(text);
  }
}
