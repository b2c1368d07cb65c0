import type { Caller } from './caller.ts';
import { fullRefusal } from './full-refusal.ts';
import { Shares, type Bounds, type GiveBack } from './shares.ts';

export interface TurnsOptions {
  /** How many may go on at a time. */
  readonly going: Bounds;
  /** How many may wait. */
  readonly waiting: Bounds;
  readonly waitMs: number;
}

interface Waiting {
  readonly caller: Caller;
  readonly hasLeft: () => boolean;
  readonly go: () => void;
}

/** Lets callers go on within their shares; the rest wait for a while, the longest first. */
export class Turns {
  readonly going: Shares;
  private readonly places: Shares;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly options: TurnsOptions) {
    this.going = new Shares(options.going);
    this.places = new Shares(options.waiting);
  }

  /**
   * A turn, at once or after a wait; whoever has it ends it.
   * @throws Refusal 429 or 503 when none comes in time, or as many wait already as may
   */
  enter(caller: Caller, hasLeft: () => boolean): GiveBack | Promise<GiveBack> {
    return this.going.full(caller) === null ? this.turn(caller) : this.wait(caller, hasLeft);
  }

  private turn(caller: Caller): GiveBack {
    const end = this.going.take(caller);
    return () => {
      end();
      if (this.waiting.size > 0) this.admit();
    };
  }

  private async wait(caller: Caller, hasLeft: () => boolean): Promise<GiveBack> {
    const full = this.places.full(caller);
    if (full !== null) throw fullRefusal(full);
    const leavePlace = this.places.take(caller);
    try {
      return await new Promise<GiveBack>((resolve, reject) => {
        const late = setTimeout(() => {
          this.waiting.delete(waiting);
          reject(fullRefusal(this.going.full(caller) ?? 'all'));
        }, this.options.waitMs);
        const waiting: Waiting = {
          caller,
          hasLeft,
          go: () => {
            clearTimeout(late);
            resolve(this.turn(caller));
          },
        };
        this.waiting.add(waiting);
      });
    } finally {
      leavePlace();
    }
  }

  private admit(): void {
    for (const waiting of this.waiting) {
      // Who has left is found out when their time is over.
      if (waiting.hasLeft() || this.going.full(waiting.caller) !== null) continue;
      this.waiting.delete(waiting);
      waiting.go();
    }
  }
}
