import { remembered } from './remembered.ts';

describe('remembered', () => {
  it('shares one answer among callers at the same time and soon after', async () => {
    let asked = 0;
    const read = remembered(60_000, async () => ++asked);
    await expect(Promise.all([read(), read()])).resolves.toEqual([1, 1]);
    await expect(read()).resolves.toBe(1);
  });

  it('asks again when the time has passed', async () => {
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

  it('asks only once while a load is under way, however long', async () => {
    const ends: ((answer: string | Promise<string>) => void)[] = [];
    const read = remembered(0, () => new Promise<string>((resolve) => ends.push(resolve)));
    const first = [read(), read()];
    expect(ends).toHaveLength(1);
    ends[0]?.('one');
    await expect(Promise.all(first)).resolves.toEqual(['one', 'one']);
    const second = [read(), read()];
    expect(ends).toHaveLength(2);
    ends[1]?.(Promise.reject(new Error('away')));
    expect(await Promise.allSettled(second)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    void read();
    expect(ends).toHaveLength(3);
  });
});
