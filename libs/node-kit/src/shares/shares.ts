import type { Sharer } from './sharer.ts';

/** How much of something there is: for all, and of that for one group and for one user. */
export interface Bounds {
  readonly all: number;
  readonly group: number;
  readonly user: number;
}

/** Gives back what was taken; a second time it does nothing. */
export type GiveBack = () => void;

/** Whose share is used up. */
export type Full = 'all' | 'own';

/** A bounded good, places or bytes, of which nobody gets more than their share. */
export class Shares {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(private readonly bounds: Bounds) {}

  /** Whose share would be exceeded by `amount` more; null when there is room. */
  full({ group, user }: Sharer, amount = 1): Full | null {
    const { bounds } = this;
    if (this.of(group) + amount > bounds.group || this.of(user) + amount > bounds.user) return 'own';
    return this.total + amount > bounds.all ? 'all' : null;
  }

  /** Takes without asking: look at `full` first. */
  take(sharer: Sharer, amount = 1): GiveBack {
    this.add(sharer, amount);
    let isTaken = true;
    return () => {
      if (isTaken) this.add(sharer, -amount);
      isTaken = false;
    };
  }

  /** How much is taken by everybody. */
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
