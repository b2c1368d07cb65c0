import { jest } from '@jest/globals';
import { forgetHands } from '../../core/session/forget-hands.ts';
import { isIdle, watchIdle } from './idle-lock.ts';

const MINUTE = 60_000;
const KEY = 'console:active:7';

let now: number;
let minutes: number;
let refused: boolean;
let locked: number;
let hangs: boolean;
let stop: () => void;
/** Lets a pending call to lock resolve. */
let finish: (() => void) | null;

const lock = async (): Promise<void> => {
  if (refused) throw new Error('503');
  locked += 1;
  if (hangs) await new Promise<void>((resolve) => (finish = resolve));
};
const start = (): void => {
  stop = watchIdle({ userId: 7, minutes: () => minutes, lock, now: () => now });
};
/** Advances the wall clock; timers run only when they are advanced. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  await jest.advanceTimersByTimeAsync(10_000);
}
const move = (): boolean => window.dispatchEvent(new Event('pointermove'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  now = 1_000 * MINUTE;
  minutes = 15;
  refused = false;
  locked = 0;
  hangs = false;
  finish = null;
  start();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('whether the user was idle', () => {
  it.each([
    [15, 14.99, false],
    [15, 15, true],
    [0, 10_000, false],
    [15, -3, false],
  ])('after a choice of %d minutes and %d of silence: %s', (choice, silence, idle) => {
    expect(isIdle({ minutes: choice, last: 0, now: silence * MINUTE })).toBe(idle);
  });
});

describe('the idle lock', () => {
  it('locks after the chosen time without activity, once', async () => {
    await pass(14 * MINUTE);
    expect(locked).toBe(0);
    await pass(MINUTE);
    expect(locked).toBe(1);
    await pass(10_000);
    expect(locked).toBe(1);
  });

  it('counts from the last activity', async () => {
    await pass(14 * MINUTE);
    move();
    await pass(14 * MINUTE);
    expect(locked).toBe(0);
    await pass(MINUTE);
    expect(locked).toBe(1);
  });

  it('counts activity on another tab', async () => {
    await pass(14 * MINUTE);
    localStorage.setItem(KEY, String(now));
    await pass(14 * MINUTE);
    expect(locked).toBe(0);
  });

  it('records continuous activity every five seconds at most', () => {
    const first = localStorage.getItem(KEY);
    now += 4_999;
    move();
    expect(localStorage.getItem(KEY)).toBe(first);
    now += 1;
    move();
    expect(localStorage.getItem(KEY)).toBe(String(now));
  });

  it('never locks when the user chose so', async () => {
    minutes = 0;
    await pass(10_000 * MINUTE);
    expect(locked).toBe(0);
  });

  it('follows a choice made meanwhile', async () => {
    minutes = 60;
    await pass(20 * MINUTE);
    minutes = 5;
    await pass(0);
    expect(locked).toBe(1);
  });

  it('locks a laptop that slept although the activity that wakes it comes first', async () => {
    now += 600 * MINUTE;
    move();
    await jest.advanceTimersByTimeAsync(0);
    expect(locked).toBe(1);
  });

  it('checks at once when the page is shown again', async () => {
    now += 600 * MINUTE;
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(locked).toBe(1);
  });

  it('tries again when the server did not answer', async () => {
    refused = true;
    await pass(15 * MINUTE);
    refused = false;
    await pass(0);
    expect(locked).toBe(1);
  });

  it('is requested once while it is under way, whatever the user does', async () => {
    hangs = true;
    await pass(15 * MINUTE);
    for (let n = 0; n < 20; n += 1) move();
    await pass(10_000);
    expect(locked).toBe(1);
    finish?.();
    await pass(0);
    await pass(15 * MINUTE);
    expect(locked).toBe(2);
  });

  it('locks a browser that is opened again after the time', async () => {
    stop();
    now += 15 * MINUTE;
    start();
    await pass(0);
    expect(locked).toBe(1);
  });

  it('counts the opening of a page within the time as activity', async () => {
    stop();
    now += 14 * MINUTE;
    start();
    await pass(14 * MINUTE);
    expect(locked).toBe(0);
  });

  it('starts counting again after another sign-in', async () => {
    stop();
    now += 600 * MINUTE;
    forgetHands();
    start();
    await pass(14 * MINUTE);
    expect(locked).toBe(0);
  });

  it('starts counting again from an unlocking while it watches', async () => {
    await pass(14 * MINUTE);
    forgetHands();
    await pass(14 * MINUTE);
    expect(locked).toBe(0);
    await pass(15 * MINUTE);
    expect(locked).toBe(1);
  });

  it('is not held open by a clock that was set back', async () => {
    now -= 600 * MINUTE;
    await pass(0);
    await pass(15 * MINUTE);
    expect(locked).toBe(1);
  });

  it('stops when it is stopped', async () => {
    stop();
    now += 600 * MINUTE;
    move();
    await pass(0);
    expect(locked).toBe(0);
  });
});
