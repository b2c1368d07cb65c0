import { jest } from '@jest/globals';
import { renderHook, act } from '@testing-library/react';
import { leaveForLogin } from '../../features/lock/leave-for-login.ts';
import { useAttempt } from '../../features/login/use-attempt.ts';
import { ACTIVE_KEY, forgetHands } from '../../core/session/forget-hands.ts';
import { signOut } from '../../core/session/sign-out.ts';

let status: number;

beforeEach(() => {
  localStorage.clear();
  for (const key of [`${ACTIVE_KEY}1`, `${ACTIVE_KEY}2`, 'console:recent:1']) localStorage.setItem(key, '1');
  // // jsdom cannot navigate, and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  AbortSignal.timeout ??= () => new AbortController().signal;
  status = 200;
  Object.assign(globalThis, {
    fetch: async () => {
      const body = {
        success: status === 200,
        appCode: status === 200 ? 'S0000' : 'C0503',
        appMesg: '',
        result: true,
      };
      return { ok: status === 200, status, headers: { get: () => null }, json: async () => body };
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const kept = (): readonly string[] => Object.keys(localStorage).filter((key) => key.startsWith(ACTIVE_KEY));

async function attempt(work: () => Promise<void>): Promise<void> {
  const { result } = renderHook(() => useAttempt(null));
  await act(() => result.current.attempt(work, () => undefined));
}

describe('the time of the last user activity', () => {
  it('is forgotten for every user, and nothing else is', () => {
    forgetHands();
    expect(Object.keys(localStorage)).toEqual(['console:recent:1']);
  });

  it.each([
    ['a sign-out', () => signOut()],
    ['leaving a locked session', async () => leaveForLogin(null)],
    ['a sign-in', () => attempt(async () => undefined)],
  ])('is forgotten by %s', async (_, end) => {
    await end();
    expect(kept()).toEqual([]);
  });

  it('is kept by a sign-out and a sign-in that failed', async () => {
    status = 503;
    await expect(signOut()).rejects.toMatchObject({ status: 503 });
    await attempt(() => Promise.reject(new Error('401')));
    expect(kept()).toHaveLength(2);
  });
});
