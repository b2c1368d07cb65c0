import type { EventStream } from '@console/node-kit/event-streams';
import type { LoggedEvent } from './question-log.ts';

/** How often it looks by itself, in case it was not told. */
const LOOK_MS = 2000;

export interface LogReaderParts {
  readonly events: Pick<EventStream, 'offer' | 'send' | 'end'>;
  /** The last event that its reader has. */
  readonly from: number;
  /** How many answers end after it. */
  readonly open: number;
  /** The stored events after one, some at a time; none when there are no more. */
  readonly load: (after: number) => Promise<readonly LoggedEvent[]>;
  readonly failed: (error: unknown) => void;
}

/** Sends a question's log to one reader, each event once and in order, and `done` after the end of the last answer. */
export class LogReader {
  private at: number;
  private open: number;
  private readonly told: LoggedEvent[] = [];
  private mustLook = false;
  private isPumping = false;
  private isClosed = false;
  private readonly timer = setInterval(() => this.wake([]), LOOK_MS);

  constructor(private readonly parts: LogReaderParts) {
    this.at = parts.from;
    this.open = parts.open;
  }

  /** Looks for events; `added` are those that were just stored, which it need not read again. */
  wake(added: readonly LoggedEvent[]): void {
    this.told.push(...added);
    if (added.length === 0) this.mustLook = true;
    if (!this.isPumping && !this.isClosed) void this.pump();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
  }

  private async pump(): Promise<void> {
    this.isPumping = true;
    try {
      while ((this.mustLook || this.told.length > 0) && !this.isClosed) {
        await this.send(await this.found());
        if (this.open > 0 || this.isClosed) continue;
        this.close();
        this.parts.events.send('done', {});
        this.parts.events.end();
      }
    } catch (error) {
      this.parts.failed(error);
    } finally {
      this.isPumping = false;
    }
  }

  /** What it was told, where that follows what was sent; else what is stored. */
  private async found(): Promise<readonly LoggedEvent[]> {
    const told = this.told.splice(0).filter(({ seq }) => seq > this.at);
    if (told[0]?.seq === this.at + 1) return told;
    if (told.length === 0 && !this.mustLook) return [];
    const stored = await this.parts.load(this.at);
    this.mustLook = stored.length > 0;
    return stored;
  }

  private async send(found: readonly LoggedEvent[]): Promise<void> {
    for (const { seq, event } of found) {
      if (seq <= this.at) continue;
      if (this.isClosed || !(await this.parts.events.offer('answer', event, seq))) return this.close();
      this.at = seq;
      if (event.kind === 'end') this.open -= 1;
    }
  }
}
