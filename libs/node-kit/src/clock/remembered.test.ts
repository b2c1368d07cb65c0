import { remembered } from './remembered.ts';

describe('remembered', () => {
  it('shares one answer among callers at the same time and soon after', async () => {
    let asked = 0;
    const read = remembered(60_000, async () => ++asked);
    await expect(Promise.all([read(), read()])).resolves.toEqual([1, 1]);
    await expect(read()).resolves.toBe(1);
  });

  it('asks again when the time is over', async () => {
    let asked = 0;
    const read = remembered(0, async () => ++asked);
    await read();
    await expect(read()).resolves.toBe(2);
  });

  it('does not remember a failure', async () => {
    let asked = 0;
    const read = remembered(60_000, async () => {
      asked += 1;
      if (asked === 1) throw new Error('away');
      return asked;
    });
    await expect(read()).rejects.toThrow('away');
    await expect(read()).resolves.toBe(2);
  });
});
