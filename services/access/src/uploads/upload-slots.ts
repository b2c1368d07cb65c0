import { ACCESS_MESSAGES } from '@console/contract-access';
import { MESSAGES, type Refusal, type Session } from '@console/contract-core';
import { retryIn } from '@console/node-kit/http';
import { Arrival } from './arrival.ts';

/** How many uploads may run at one time, and how many may wait for how long. */
export interface SlotLimits {
  readonly slots: number;
  /** The limits that keep one tenant's uploads, and one user's, from keeping everyone else waiting. */
  readonly perTenant: number;
  readonly perUser: number;
  /** How many may wait, all together and of one user. */
  readonly waiting: number;
  readonly waitingPerUser: number;
  readonly waitMs: number;
  /** How long a body may take to arrive before it gives way to one that waits. */
  readonly graceMs: number;
}

/** The wait is shorter than the gateway waits for an answer. */
const LIMITS: SlotLimits = {
  slots: 8,
  perTenant: 5,
  perUser: 2,
  waiting: 32,
  waitingPerUser: 4,
  waitMs: 10_000,
  graceMs: 4_000,
};
const LOOK_MS = 200;

type Owner = Pick<Session, 'userId' | 'tenantId'>;

interface Held {
  readonly owner: Owner;
  readonly arrival: Arrival;
}

interface Waiting {
  readonly owner: Owner;
  readonly go: (held: Held) => void;
}

/**
 * Bounds the uploads of this process at one time, and with them the memory that files and pixels take. A body that
 * arrives slowly keeps no one out: the slowest gives way to one that waits.
 */
export class UploadSlots {
  private readonly limits: SlotLimits;
  private readonly held = new Set<Held>();
  private readonly waiting = new Set<Waiting>();

  constructor(limits: Partial<SlotLimits> = {}) {
    this.limits = { ...LIMITS, ...limits };
  }

  /**
   * Runs `work` when there is room. Refuses (429) when too many wait already, and when no room becomes free in time.
   */
  async run<T>(owner: Owner, work: (arrival: Arrival) => Promise<T>): Promise<T> {
    const held = await this.enter(owner);
    try {
      return await work(held.arrival);
    } finally {
      this.held.delete(held);
      this.admit();
    }
  }

  private enter(owner: Owner): Promise<Held> {
    const { waiting: most, waitingPerUser, waitMs } = this.limits;
    const own = [...this.waiting].filter((other) => other.owner.userId === owner.userId);
    if (own.length >= waitingPerUser || this.waiting.size >= most) return Promise.reject(this.full());
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting.delete(waiting);
        clearTimeout(late);
        clearInterval(look);
      };
      const go = (held: Held): void => {
        leave();
        resolve(held);
      };
      const waiting = { owner, go };
      const look = setInterval(() => this.makeRoom(owner), LOOK_MS);
      const late = setTimeout(() => {
        leave();
        reject(this.full());
      }, waitMs);
      this.waiting.add(waiting);
      this.admit();
    });
  }

  /** Admits those who wait, the longest first, as far as there is room for them. */
  private admit(): void {
    for (const { owner, go } of this.waiting) {
      if (!this.hasRoom(owner)) continue;
      const held = { owner, arrival: new Arrival() };
      this.held.add(held);
      go(held);
    }
  }

  private hasRoom(owner: Owner): boolean {
    const { slots, perTenant, perUser } = this.limits;
    return (
      this.held.size < slots &&
      this.heldBy((other) => other.tenantId === owner.tenantId).length < perTenant &&
      this.heldBy((other) => other.userId === owner.userId).length < perUser
    );
  }

  /**
   * Ends the slowest of the uploads whose end would make room for the owner, one at a time. A user who is at the limit
   * of one user ends none.
   */
  private makeRoom(owner: Owner): void {
    const { perTenant, perUser, graceMs } = this.limits;
    const ofTenant = this.heldBy((other) => other.tenantId === owner.tenantId);
    const ofUser = this.heldBy((other) => other.userId === owner.userId);
    if (this.hasRoom(owner) || ofUser.length >= perUser) return;
    const inTheWay = ofTenant.length >= perTenant ? ofTenant : [...this.held];
    if (inTheWay.some(({ arrival }) => arrival.signal.aborted)) return;
    const [slowest] = inTheWay
      .flatMap(({ arrival }) => {
        const pace = arrival.pace(graceMs);
        return pace === null ? [] : [{ arrival, pace }];
      })
      .sort((one, other) => one.pace - other.pace);
    slowest?.arrival.giveWay(retryIn(this.seconds(), ACCESS_MESSAGES.uploadGaveWay));
  }

  private heldBy(isOf: (owner: Owner) => boolean): readonly Held[] {
    return [...this.held].filter(({ owner }) => isOf(owner));
  }

  private full(): Refusal {
    return retryIn(this.seconds(), MESSAGES.tooMany);
  }

  private seconds(): number {
    return Math.ceil(this.limits.waitMs / 1000);
  }
}
