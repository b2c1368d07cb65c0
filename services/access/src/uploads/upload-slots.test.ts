import { setImmediate as turn } from 'node:timers/promises';
import { ACCESS_MESSAGES } from '@console/contract-access';
import type { Arrival } from './arrival.ts';
import { UploadSlots } from './upload-slots.ts';

interface Uploads {
  readonly running: string[];
  readonly arrivals: ReadonlyMap<string, Arrival>;
  start(userId: number, name: string, tenantId?: string): Promise<void>;
  end(name: string): Promise<void>;
}

/** Uploads that end when the test says so, or when they must give way, in the order in which they were admitted. */
function uploads(slots: UploadSlots): Uploads {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const arrivals = new Map<string, Arrival>();
  return {
    running,
    arrivals,
    start: (userId, name, tenantId = 'one') =>
      slots.run({ userId, tenantId }, (arrival) => {
        running.push(name);
        arrivals.set(name, arrival);
        return new Promise<void>((resolve, reject) => {
          ends.set(name, resolve);
          arrival.signal.addEventListener('abort', () => reject(arrival.signal.reason as Error));
        });
      }),
    end: async (name) => {
      ends.get(name)?.();
      await turn();
    },
  };
}

const WIDE = { slots: 4, perTenant: 4 };

describe('uploads at one time', () => {
  it('are limited to a few, and the longest waiting is admitted next', async () => {
    const { running, start, end } = uploads(new UploadSlots(WIDE));
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => start(index, name));
    await turn();
    expect(running).toEqual(['a', 'b', 'c', 'd']);
    await end('b');
    expect(running).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const name of ['a', 'c', 'd', 'e', 'f']) await end(name);
    await Promise.all(all);
  });

  it('of one user are limited to two, and others pass them', async () => {
    const { running, start, end } = uploads(new UploadSlots(WIDE));
    const all = [start(1, 'a'), start(1, 'b'), start(1, 'c'), start(2, 'd')];
    await turn();
    expect(running).toEqual(['a', 'b', 'd']);
    await end('a');
    expect(running).toEqual(['a', 'b', 'd', 'c']);
    for (const name of ['b', 'c', 'd']) await end(name);
    await Promise.all(all);
  });

  it('of one tenant leave room for another', async () => {
    const { running, start, end } = uploads(new UploadSlots({ slots: 3, perTenant: 2 }));
    const all = [start(1, 'a'), start(2, 'b'), start(3, 'c'), start(4, 'd', 'other')];
    await turn();
    expect(running).toEqual(['a', 'b', 'd']);
    for (const name of ['a', 'b', 'c', 'd']) await end(name);
    await Promise.all(all);
  });

  it('are refused when no room becomes free in time, and leave the queue', async () => {
    const slots = new UploadSlots({ waitMs: 20 });
    const { running, start, end } = uploads(slots);
    const held = [start(1, 'a'), start(1, 'b')];
    await expect(start(1, 'c')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    for (const name of ['a', 'b']) await end(name);
    await Promise.all(held);
    expect(running).toEqual(['a', 'b']);
  });

  it('are refused at once when too many wait, of one user or of all', async () => {
    const slots = new UploadSlots({ slots: 1, waiting: 2, waitingPerUser: 1 });
    const { running, start, end } = uploads(slots);
    const taken = [start(1, 'a'), start(1, 'b'), start(2, 'c')];
    await expect(start(1, 'd')).rejects.toMatchObject({ status: 429 });
    await expect(start(3, 'e')).rejects.toMatchObject({ status: 429 });
    for (const name of ['a', 'b', 'c']) await end(name);
    await Promise.all(taken);
    expect(running).toEqual(['a', 'b', 'c']);
  });

  it('free their place when they fail', async () => {
    const slots = new UploadSlots();
    const failed = Array.from({ length: 6 }, (_, index) =>
      slots.run({ userId: index, tenantId: 'one' }, () => Promise.reject(new Error('broken'))),
    );
    await expect(Promise.all(failed)).rejects.toThrow('broken');
    expect(await slots.run({ userId: 1, tenantId: 'one' }, () => Promise.resolve('in'))).toBe('in');
  });
});

describe('an upload that arrives slowly', () => {
  const gaveWay = { code: ACCESS_MESSAGES.uploadGaveWay.code, status: 429 };

  it('gives way to one that waits, the slowest first', async () => {
    const { running, arrivals, start, end } = uploads(new UploadSlots({ ...WIDE, slots: 2, graceMs: 0 }));
    const [fast, slow] = [start(1, 'fast'), start(2, 'slow')];
    const ended = expect(slow).rejects.toMatchObject(gaveWay);
    await turn();
    arrivals.get('fast')?.took(1_000_000);
    const next = start(3, 'next', 'other');
    await ended;
    expect(running).toEqual(['fast', 'slow', 'next']);
    arrivals.get('next')?.whole();
    for (const name of ['fast', 'next']) await end(name);
    await Promise.all([fast, next]);
  });

  it('goes on while no one waits whom it keeps out', async () => {
    const { arrivals, start, end } = uploads(
      new UploadSlots({ slots: 3, perTenant: 3, perUser: 1, graceMs: 0, waitMs: 500 }),
    );
    const slow = start(1, 'slow');
    await expect(start(1, 'own')).rejects.toMatchObject({ status: 429 });
    expect(arrivals.get('slow')?.signal.aborted).toBe(false);
    await end('slow');
    await slow;
  });

  it('gives way within its tenant when the tenant has used up its places', async () => {
    const { running, start, end } = uploads(new UploadSlots({ slots: 3, perTenant: 1, graceMs: 0 }));
    const [stranger, slow] = [start(1, 'stranger', 'other'), start(2, 'slow')];
    const ended = expect(slow).rejects.toMatchObject(gaveWay);
    const next = start(3, 'next');
    await ended;
    expect(running).toEqual(['stranger', 'slow', 'next']);
    for (const name of ['stranger', 'next']) await end(name);
    await Promise.all([stranger, next]);
  });

  it('keeps its place once it is complete, and at first', async () => {
    const { arrivals, start, end } = uploads(new UploadSlots({ slots: 1, graceMs: 60_000, waitMs: 500 }));
    const first = start(1, 'first');
    await expect(start(2, 'a')).rejects.toMatchObject({ status: 429 });
    await end('first');
    await first;
    const other = uploads(new UploadSlots({ slots: 1, graceMs: 0, waitMs: 500 }));
    const whole = other.start(1, 'whole');
    await turn();
    other.arrivals.get('whole')?.whole();
    await expect(other.start(2, 'b')).rejects.toMatchObject({ status: 429 });
    expect([arrivals, other.arrivals].map((each) => each.size)).toEqual([1, 1]);
    await other.end('whole');
    await whole;
  });
});
