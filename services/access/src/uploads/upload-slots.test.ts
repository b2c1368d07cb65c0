import { setImmediate as turn } from 'node:timers/promises';
import { UploadSlots } from './upload-slots.ts';

/** Uploads that end when told to, by the order in which they were let in. */
function uploads(slots: UploadSlots): {
  readonly running: string[];
  start(userId: number, name: string): Promise<void>;
  end(name: string): Promise<void>;
} {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    running,
    start: (userId, name) =>
      slots.run(userId, () => {
        running.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name) => {
      ends.get(name)?.();
      await turn();
    },
  };
}

describe('uploads at one time', () => {
  it('are four, and the longest waiting goes next', async () => {
    const { running, start, end } = uploads(new UploadSlots());
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => start(index, name));
    await turn();
    expect(running).toEqual(['a', 'b', 'c', 'd']);
    await end('b');
    expect(running).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const name of ['a', 'c', 'd', 'e', 'f']) await end(name);
    await Promise.all(all);
  });

  it('of one user are two, and others go past', async () => {
    const { running, start, end } = uploads(new UploadSlots());
    const all = [start(1, 'a'), start(1, 'b'), start(1, 'c'), start(2, 'd')];
    await turn();
    expect(running).toEqual(['a', 'b', 'd']);
    await end('a');
    expect(running).toEqual(['a', 'b', 'd', 'c']);
    for (const name of ['b', 'c', 'd']) await end(name);
    await Promise.all(all);
  });

  it('are refused when no room comes in time, and leave their place', async () => {
    const slots = new UploadSlots(20);
    const { running, start, end } = uploads(slots);
    const held = [start(1, 'a'), start(1, 'b')];
    await expect(start(1, 'c')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    for (const name of ['a', 'b']) await end(name);
    await Promise.all(held);
    expect(running).toEqual(['a', 'b']);
  });

  it('give their place back when they fail', async () => {
    const slots = new UploadSlots();
    const failed = Array.from({ length: 6 }, (_, index) =>
      slots.run(index, () => Promise.reject(new Error('broken'))),
    );
    await expect(Promise.all(failed)).rejects.toThrow('broken');
    expect(await slots.run(1, () => Promise.resolve('in'))).toBe('in');
  });
});
