import type { Connection } from 'mysql2/promise';

/** Thrown by an operation that was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
  }
}

/** Ends the statement running on the import's connection when the caller aborts; does nothing without a signal. */
export class Cancellation {
  constructor(
    private readonly connection: Connection,
    private readonly options: {
      readonly signal: AbortSignal | undefined;
      /** A connection of the same account, to end the statement from. */
      readonly openAnother: () => Promise<Connection>;
    },
  ) {}

  get isAborted(): boolean {
    return this.options.signal?.aborted ?? false;
  }

  check(): void {
    if (this.isAborted) throw new Cancelled();
  }

  /** The same items until the caller aborts. */
  async *guard<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
    for await (const item of items) {
      this.check();
      yield item;
    }
    this.check();
  }

  /** Runs statements; the server ends the one running when the caller aborts. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.check();
    const { signal } = this.options;
    let ending: Promise<void> | null = null;
    const end = (): void => {
      // Without another connection the statement runs to its end, and the next one does not begin.
      ending = this.endStatement().catch(() => undefined);
    };
    signal?.addEventListener('abort', end, { once: true });
    try {
      const result = await work();
      this.check();
      return result;
    } catch (error) {
      throw this.isAborted ? new Cancelled() : error;
    } finally {
      signal?.removeEventListener('abort', end);
      // The next statement must not be ended instead.
      await ending;
    }
  }

  private async endStatement(): Promise<void> {
    const another = await this.options.openAnother();
    try {
      await another.query(`KILL QUERY ${this.connection.threadId}`);
    } finally {
      await another.end();
    }
  }
}
