import type { Sharer } from './sharer.ts';

/** The bounds of a resource: the total, and the shares of one group and of one user. */
export interface Bounds {
  readonly all: number;
  readonly group: number;
  readonly user: number;
}

/** Gives back what was taken; a second time it does nothing. */
export type GiveBack = () => void;

/** Which share is used up: the total, or the caller's own. */
export type Full = 'all' | 'own';

/** A bounded resource, such as places or bytes, of which no one gets more than their share. */
export class Shares {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(private readonly bounds: Bounds) {}

  /** The share that `amount` more would exceed; null when there is room. */
  full({ group, user }: Sharer, amount = 1): Full | null {
    const { bounds } = this;
    if (this.of(group) + amount > bounds.group || this.of(user) + amount > bounds.user) return 'own';
    return this.total + amount > bounds.all ? 'all' : null;
  }

  /** Takes an amount without a check: call `full` first. */
  take(sharer: Sharer, amount = 1): GiveBack {
    this.add(sharer, amount);
    let isTaken = true;
    return () => {
      if (isTaken) this.add(sharer, -amount);
      isTaken = false;
    };
  }

  /** The amount taken by all. */
  get used(): number {
    return this.total;
  }

  private of(key: string): number {
    return this.taken.get(key) ?? 0;
  }

  private add({ group, user }: Sharer, amount: number): void {
    this.total += amount;
    for (const key of [group, user]) {
      const sum = this.of(key) + amount;
      if (sum > 0) this.taken.set(key, sum);
      else this.taken.delete(key);
    }
  }
}
