import { MESSAGES } from '@console/contract-core';
import { retryIn } from '../sign-in/refuse-for.ts';

const SLOTS = 4;
/** So that one user's uploads do not keep everybody else waiting. */
const SLOTS_PER_USER = 2;
/** Shorter than the gateway waits for an answer. */
const WAIT_MS = 10_000;

interface Waiting {
  readonly userId: number;
  readonly go: () => void;
}

/** Bounds the uploads of this process at one time, and with them the memory that files and pixels take. */
export class UploadSlots {
  private readonly held: number[] = [];
  private readonly waiting: Waiting[] = [];

  constructor(private readonly waitMs = WAIT_MS) {}

  /** Runs `work` when there is room. Refuses (429) when none comes in time. */
  async run<T>(userId: number, work: () => Promise<T>): Promise<T> {
    await this.enter(userId);
    try {
      return await work();
    } finally {
      this.held.splice(this.held.indexOf(userId), 1);
      this.admit();
    }
  }

  private enter(userId: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(retryIn(Math.ceil(this.waitMs / 1000), MESSAGES.tooMany));
      }, this.waitMs);
      const go = (): void => {
        clearTimeout(late);
        resolve();
      };
      const waiting = { userId, go };
      this.waiting.push(waiting);
      this.admit();
    });
  }

  /** Lets in those who wait, the longest first, as far as there is room for them. */
  private admit(): void {
    for (const waiting of [...this.waiting]) {
      if (this.held.length >= SLOTS) return;
      if (this.held.filter((userId) => userId === waiting.userId).length >= SLOTS_PER_USER) continue;
      this.waiting.splice(this.waiting.indexOf(waiting), 1);
      this.held.push(waiting.userId);
      waiting.go();
    }
  }
}
