import type { QuestionEvent } from '@console/contract-ai';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';

/** The least time between two writes: tokens that come meanwhile are one event. */
const GAP_MS = 80;

export interface LoggedEvent {
  readonly seq: number;
  readonly event: QuestionEvent;
}

interface LogReaders {
  /** Called with what was stored. */
  readonly added: (questionId: number, events: readonly LoggedEvent[]) => void;
  /** Called once, when something could not be stored: nothing is after it. */
  readonly failed: () => void;
}

/** Whether another process has written to the log: it took this one for gone, and ended its answers. */
export const isTakenOver = (error: unknown): boolean => (error as { code?: string }).code === 'ER_DUP_ENTRY';

/**
 * Writes the log of one question, in the only process that answers it. The first event is written at once. Once an event
 * could not be stored the log is closed, so that no later one follows the gap.
 */
export class QuestionLog {
  private seq = 0;
  private waiting: QuestionEvent[] = [];
  private writing: Promise<void> | null = null;
  private fault: { readonly error: unknown } | null = null;

  constructor(
    private readonly questionId: number,
    private readonly database: DataSource,
    private readonly readers: LogReaders,
  ) {}

  add(event: QuestionEvent): void {
    if (this.fault !== null) return;
    const last = this.waiting.at(-1);
    if (event.kind === 'text' && last?.kind === 'text' && last.answer === event.answer)
      this.waiting[this.waiting.length - 1] = { ...last, text: last.text + event.text };
    else this.waiting.push(event);
    this.writing ??= this.write();
    // Who waits for the log learns of the failure.
    this.writing.catch(() => undefined);
  }

  /** Resolves when everything that was added is stored; throws when it could not be. */
  async settled(): Promise<void> {
    while (this.writing !== null) await this.writing;
    if (this.fault !== null) throw this.fault.error;
  }

  private async write(): Promise<void> {
    // What is added in this turn of the event loop is written together.
    await Promise.resolve();
    try {
      while (this.waiting.length > 0) {
        const events = this.waiting.map((event) => ({ seq: (this.seq += 1), event }));
        this.waiting = [];
        await queries(this.database)
          .insertInto('ai.answer_event')
          .values(
            events.map(({ seq, event }) => ({
              question_id: this.questionId,
              seq,
              body: JSON.stringify(event),
            })),
          )
          .execute();
        this.readers.added(this.questionId, events);
        if (events.every(({ event }) => event.kind === 'text'))
          await new Promise((next) => setTimeout(next, GAP_MS));
      }
    } catch (error) {
      this.fault = { error };
      this.readers.failed();
      throw error;
    } finally {
      this.writing = null;
    }
  }
}
