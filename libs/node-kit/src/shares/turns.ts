import type { Refusal } from '@console/contract-core';
import { fullRefusal } from './full-refusal.ts';
import { Shares, type Bounds, type Full, type GiveBack } from './shares.ts';
import type { Sharer } from './sharer.ts';

const stays = (): boolean => false;

export interface TurnsOptions {
  /** How many may go on at a time. */
  readonly going: Bounds;
  /** How many may wait. */
  readonly waiting: Bounds;
  readonly waitMs: number;
  /** What who finds no room is refused with. Default: `fullRefusal`. */
  readonly refusal?: (full: Full) => Refusal;
}

interface Waiting {
  readonly sharer: Sharer;
  readonly hasLeft: () => boolean;
  readonly go: () => void;
}

/** Lets sharers go on within their shares; the rest wait for a while, the longest first. */
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
   * A turn, at once or after a wait; whoever has it ends it.
   * @throws Refusal when none comes in time, or as many wait already as may
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
      // Who has left is found out when their time is over.
      if (waiting.hasLeft() || this.going.full(waiting.sharer) !== null) continue;
      this.waiting.delete(waiting);
      waiting.go();
    }
  }
}
