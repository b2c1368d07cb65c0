import { TooSlow, within } from './within.ts';

describe('waiting within a time', () => {
  it('gives the result that came in time', async () => {
    await expect(within(1_000, Promise.resolve(7))).resolves.toBe(7);
  });

  it('passes on a failure', async () => {
    await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('ends what takes longer', async () => {
    await expect(within(5, new Promise(() => undefined))).rejects.toBeInstanceOf(TooSlow);
  });
});
