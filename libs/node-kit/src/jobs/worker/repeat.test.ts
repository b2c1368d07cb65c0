import { repeat } from './repeat.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('repeating', () => {
  it('continues after a failure, which it reports', async () => {
    const told: unknown[] = [];
    let runs = 0;
    let third = (): void => undefined;
    const reached = new Promise<void>((resolve) => (third = resolve));
    const stop = repeat(
      0,
      async () => {
        runs += 1;
        if (runs === 1) throw new Error('first');
        if (runs === 3) third();
      },
      (error) => told.push(error),
    );
    await reached;
    await stop();
    expect(told).toEqual([new Error('first')]);
  });

  it('stops without waiting out its pause, and after the call under way', async () => {
    let running = 0;
    const stop = repeat(
      1_000_000,
      async () => {
        running += 1;
        await soon();
        running -= 1;
      },
      () => undefined,
    );
    expect(running).toBe(1);
    await stop();
    expect(running).toBe(0);
  });
});
