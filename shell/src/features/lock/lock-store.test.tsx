// Fresh modules: the stores of other files would hear the same messages of the page.

import { jest } from '@jest/globals';
import { LOCKED_EVENT } from '@console/platform';
import { focusManager, QueryClient } from '@tanstack/react-query';
import { ACTIVE_KEY } from '../../core/session/forget-hands.ts';
import { createLock, type Lock } from './lock-store.ts';

/** The tabs of one browser: a message posted by one reaches the others of that name a little later. */
class Tabs {
  static readonly open: Tabs[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Tabs.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const tab of Tabs.open)
      if (tab !== this && tab.name === this.name) queueMicrotask(() => tab.onmessage?.({ data }));
  }
}

let asked: string[];
/** What the server answers; null when it does not. */
let info: { readonly locked: boolean; readonly unlockTriesLeft: number } | null;
let lockStatus: number;

const answer = (status: number, body: object): object => ({
  ok: status < 400,
  status,
  headers: { get: () => null },
  json: async () => body,
});
const ok = (result: unknown): object => answer(200, { success: true, appCode: 'S0000', appMesg: '', result });

function openTab(session: Partial<{ userId: number; locked: boolean; unlockTriesLeft: number }> = {}): Lock {
  return createLock({
    session: { userId: 7, locked: false, unlockTriesLeft: 5, ...session },
    queryClient: new QueryClient(),
  });
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

const listening = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  asked = [];
  info = { locked: true, unlockTriesLeft: 3 };
  lockStatus = 200;
  Tabs.open.length = 0;
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    BroadcastChannel: Tabs,
    fetch: async (url: string) => {
      asked.push(url);
      if (url.endsWith('/lock'))
        return lockStatus === 200
          ? ok(true)
          : answer(lockStatus, { success: false, appCode: 'C0503', appMesg: '服务暂不可用，请稍后重试' });
      if (info === null) throw new TypeError('fetch failed');
      return ok({ id: 7, ...info });
    },
  });
});

afterEach(() => {
  // The tabs of one test are closed before the next.
  for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener);
  listening.mockClear();
  focusManager.setFocused(undefined);
});

describe('the lock', () => {
  it('is set on the server first, then every tab of this user shows it', async () => {
    const [here, other, stranger] = [openTab(), openTab(), openTab({ userId: 8 })];
    await here.lock();
    await settled();
    expect(asked).toEqual(['/svc/access/api/blade-auth/lock']);
    expect([here, other, stranger].map((tab) => tab.get().locked)).toEqual([true, true, false]);
  });

  it('does not pretend when the server did not lock', async () => {
    lockStatus = 503;
    const [here, other] = [openTab(), openTab()];
    await expect(here.lock()).rejects.toMatchObject({ status: 503 });
    await settled();
    expect([here.get().locked, other.get().locked]).toEqual([false, false]);
  });

  it('is requested once', async () => {
    const here = openTab();
    await here.lock();
    await here.lock();
    expect(asked).toHaveLength(1);
  });

  it('opens in every tab when one unlocked', async () => {
    const [here, other] = [openTab(), openTab()];
    await here.lock();
    await settled();
    other.unlocked();
    await settled();
    expect([here.get(), other.get()]).toEqual([
      { locked: false, triesLeft: 5 },
      { locked: false, triesLeft: 5 },
    ]);
  });

  it('counts an unlocking as activity: a console that opens after it does not lock again', async () => {
    localStorage.setItem(`${ACTIVE_KEY}7`, '1');
    const here = openTab({ locked: true });
    here.unlocked();
    expect(localStorage.getItem(`${ACTIVE_KEY}7`)).toBeNull();
  });

  it('is set from the start when the session says so, with the tries that are left', () => {
    expect(openTab({ locked: true, unlockTriesLeft: 2 }).get()).toEqual({ locked: true, triesLeft: 2 });
  });
});

describe('an idle session', () => {
  afterEach(() => jest.useRealTimers());
  const LOCK_PATH = '/svc/access/api/blade-auth/lock';

  it('is covered before the server has answered, and in the other tabs afterwards', async () => {
    const [here, other] = [openTab(), openTab()];
    const covered = here.cover();
    expect([here.get().locked, other.get().locked]).toEqual([true, false]);
    await covered;
    await settled();
    expect([asked, other.get().locked]).toEqual([[LOCK_PATH], true]);
  });

  it('stays covered while the server does not answer, and is locked as soon as it does', async () => {
    jest.useFakeTimers();
    lockStatus = 503;
    const [here, other] = [openTab(), openTab()];
    const covered = here.cover();
    await jest.advanceTimersByTimeAsync(4_000);
    expect([here.get().locked, other.get().locked, asked.length]).toEqual([true, false, 1]);
    lockStatus = 200;
    await jest.advanceTimersByTimeAsync(5_000);
    await covered;
    expect([other.get().locked, asked.length]).toEqual([true, 2]);
  });

  it('is locked on the server before a password may be tried', async () => {
    jest.useFakeTimers();
    lockStatus = 503;
    const here = openTab();
    void here.cover();
    await jest.advanceTimersByTimeAsync(0);
    await expect(here.hold()).rejects.toMatchObject({ status: 503 });
    lockStatus = 200;
    await here.hold();
    await here.hold();
    expect(asked).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
  });

  it('is locked in one request, however many callers wait for it', async () => {
    const here = openTab();
    await Promise.all([here.cover(), here.hold(), here.hold()]);
    expect(asked).toEqual([LOCK_PATH]);
  });

  it('is not locked again once it was unlocked on another tab', async () => {
    jest.useFakeTimers();
    lockStatus = 503;
    const [here, other] = [openTab(), openTab()];
    void here.cover();
    await jest.advanceTimersByTimeAsync(0);
    lockStatus = 200;
    await other.lock();
    other.unlocked();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([here.get().locked, asked.length]).toEqual([false, 2]);
  });

  it('sends nothing before an unlocking when the server had locked it already', async () => {
    const here = openTab({ locked: true });
    await here.hold();
    await here.cover();
    expect(asked).toEqual([]);
  });
});

describe('an answer of 423', () => {
  const hear = (): boolean => window.dispatchEvent(new Event(LOCKED_EVENT));

  it('locks a tab that had no message, with the tries the server reports', async () => {
    const here = openTab();
    hear();
    hear();
    await settled();
    expect(here.get()).toEqual({ locked: true, triesLeft: 3 });
    expect(asked).toEqual(['/svc/access/api/blade-user/info']);
  });

  it('from before the unlocking changes nothing', async () => {
    info = { locked: false, unlockTriesLeft: 5 };
    const here = openTab();
    hear();
    await settled();
    expect(here.get().locked).toBe(false);
  });

  it('counts when the server cannot be asked', async () => {
    info = null;
    const here = openTab();
    hear();
    await settled();
    expect(here.get().locked).toBe(true);
  });
});

describe('requests', () => {
  it('pause while the session is locked and are sent again afterwards', async () => {
    const renewed = jest.spyOn(QueryClient.prototype, 'invalidateQueries');
    const here = openTab();
    await here.lock();
    expect(focusManager.isFocused()).toBe(false);
    expect(renewed).not.toHaveBeenCalled();
    here.unlocked();
    expect(focusManager.isFocused()).toBe(true);
    expect(renewed).toHaveBeenCalledTimes(1);
    renewed.mockRestore();
  });
});
