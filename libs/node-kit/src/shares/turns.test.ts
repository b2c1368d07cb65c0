import { Turns } from './turns.ts';

const turnsOf = (waitMs: number): Turns =>
  new Turns({ going: { all: 2, group: 1, user: 1 }, waiting: { all: 2, group: 1, user: 1 }, waitMs });
const sharer = (group: string) => ({ group, user: `${group} nobody` });
const here = (): boolean => false;
const gone = (): boolean => true;

describe('a turn', () => {
  it('comes at once while there is room, and to a waiting caller when another ends', async () => {
    const turns = turnsOf(60_000);
    const first = await turns.enter(sharer('1'), here);
    const second = turns.enter(sharer('1'), here);
    await turns.enter(sharer('2'), here);
    expect(turns.going.used).toBe(2);
    first();
    (await second)();
    expect(turns.going.used).toBe(1);
  });

  it('is refused with 429 to a group that has its share, and with 503 when there is none at all', async () => {
    const turns = turnsOf(5);
    await turns.enter(sharer('1'), here);
    await expect(turns.enter(sharer('1'), here)).rejects.toMatchObject({ status: 429 });
    await turns.enter(sharer('2'), here);
    await expect(turns.enter(sharer('3'), here)).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
  });

  it('is refused at once when the maximum number waits', async () => {
    const turns = turnsOf(60_000);
    const first = await turns.enter(sharer('1'), here);
    const waits = turns.enter(sharer('1'), here);
    await expect(turns.enter(sharer('1'), here)).rejects.toMatchObject({ status: 429 });
    first();
    (await waits)();
  });

  it('is not given to a caller who has left', async () => {
    const turns = turnsOf(5);
    const first = await turns.enter(sharer('1'), here);
    const left = turns.enter(sharer('1'), gone);
    first();
    expect(turns.going.used).toBe(0);
    await expect(left).rejects.toMatchObject({ status: 503 });
  });
});
