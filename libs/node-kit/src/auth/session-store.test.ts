import type { Session } from '@console/contract-core';
import { SessionStore } from './session-store.ts';

const session = (locked: boolean): Session => ({
  sid: 's',
  userId: 7,
  tenantId: '000000',
  username: 'someone',
  realName: '某人',
  authorities: [],
  locked,
  mustChangePassword: false,
});

/** A Redis that answers when the test lets it. */
function slowRedis() {
  const asked: ((locked: boolean) => void)[] = [];
  const get = (): Promise<string> =>
    new Promise((resolve) => asked.push((locked) => resolve(JSON.stringify(session(locked)))));
  return { get: get as never, asked };
}

describe('a remembered session', () => {
  it('is asked for once while it is fresh', async () => {
    const { get, asked } = slowRedis();
    const store = new SessionStore({ get });
    const first = store.find('s');
    asked[0]?.(false);
    expect((await first)?.locked).toBe(false);
    expect((await store.find('s'))?.locked).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('is not the answer of a read that began before it was forgotten', async () => {
    const { get, asked } = slowRedis();
    const store = new SessionStore({ get });
    const early = store.find('s');
    store.forget('s');
    asked[0]?.(false);
    expect((await early)?.locked).toBe(false);
    const late = store.find('s');
    expect(asked).toHaveLength(2);
    asked[1]?.(true);
    expect((await late)?.locked).toBe(true);
  });

  it('stays the newer one when the earlier read answers last', async () => {
    const { get, asked } = slowRedis();
    const store = new SessionStore({ get });
    const early = store.find('s');
    store.forget('s');
    const late = store.find('s');
    asked[1]?.(true);
    await late;
    asked[0]?.(false);
    await early;
    expect((await store.find('s'))?.locked).toBe(true);
    expect(asked).toHaveLength(2);
  });
});
