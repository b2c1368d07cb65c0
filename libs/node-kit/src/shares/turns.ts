import type { Refusal } from '@console/contract-core';
import { fullRefusal } from './full-refusal.ts';
import { Shares, type Bounds, type Full, type GiveBack } from './shares.ts';
import type { Sharer } from './sharer.ts';

const stays = (): boolean => false;

export interface TurnsOptions {
  /** The bounds of simultaneous turns. */
  readonly going: Bounds;
  /** The bounds of waiting callers. */
  readonly waiting: Bounds;
  readonly waitMs: number;
  /** The refusal when there is no room. Default: `fullRefusal`. */
  readonly refusal?: (full: Full) => Refusal;
}

interface Waiting {
  readonly sharer: Sharer;
  readonly hasLeft: () => boolean;
  readonly go: () => void;
}

/**
 * Gives turns to sharers within their shares; the rest wait for a limited time, and the longest wait is
 * served first.
 */
export class Turns {
  readonly going: Shares;
  private readonly places: Shares;
  private readonly waiting = new Set<Waiting>();
  private readonly refusal: (full: Full) => Refusal;

  constructor(private readonly options: TurnsOptions) {
    this.going = new Shares(options.going);
    this.places = new Shares(options.waiting);
    this.refusal = options.refusal ?? fullRefusal;
  }

  /**
   * A turn, at once or after a wait; the caller ends it.
   * @throws Refusal when none comes in time, or the maximum number already waits
   */
  enter(sharer: Sharer, hasLeft = stays): GiveBack | Promise<GiveBack> {
    return this.going.full(sharer) === null ? this.turn(sharer) : this.wait(sharer, hasLeft);
  }

  private turn(sharer: Sharer): GiveBack {
    const end = this.going.take(sharer);
    return () => {
      end();
      if (this.waiting.size > 0) this.admit();
    };
  }

  private async wait(sharer: Sharer, hasLeft: () => boolean): Promise<GiveBack> {
    const full = this.places.full(sharer);
    if (full !== null) throw this.refusal(full);
    const leavePlace = this.places.take(sharer);
    try {
      return await new Promise<GiveBack>((resolve, reject) => {
        const late = setTimeout(() => {
          this.waiting.delete(waiting);
          reject(this.refusal(this.going.full(sharer) ?? 'all'));
        }, this.options.waitMs);
        const waiting: Waiting = {
          sharer,
          hasLeft,
          go: () => {
            clearTimeout(late);
            resolve(this.turn(sharer));
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
      // A caller who has left is removed when their waiting time ends.
      if (waiting.hasLeft() || this.going.full(waiting.sharer) !== null) continue;
      this.waiting.delete(waiting);
      waiting.go();
    }
  }
}
