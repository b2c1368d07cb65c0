import { jest } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { standInDialogs } from '../../core/controls/testing/dialogs.ts';
import type { SessionInfo } from '../../core/session/load-session.ts';
import { storeTabs } from '../../core/tabs/stored-tabs.ts';
import { createLockedConsole } from './locked-console.tsx';

/** The session as the server describes it while locked. */
const SESSION = {
  userId: 7,
  tenantId: '000000',
  username: 'chenyan',
  realName: '陈砚',
  department: null,
  avatar: null,
  phone: null,
  email: null,
  authorities: [],
  locked: true,
  unlockTriesLeft: 4,
} as unknown as SessionInfo;

/** Delivers a message from the browser's other tabs to this one. */
let said: (data: string) => void;

beforeEach(() => {
  standInDialogs();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    fetch: async () => Promise.reject(new TypeError('fetch failed')),
    BroadcastChannel: class {
      onmessage: ((event: { readonly data: unknown }) => void) | null = null;
      constructor() {
        said = (data) => this.onmessage?.({ data });
      }
      readonly postMessage = (): void => undefined;
    },
  });
});
afterEach(() => focusManager.setFocused(undefined));

describe('a console that opens locked', () => {
  it('shows the lock and nothing else, and forgets no tab that was open', async () => {
    storeTabs('000000:7', [{ key: 'k', address: '/company/list', title: '公司列表' }]);
    const before = JSON.stringify({ ...window.sessionStorage });
    render(createLockedConsole(SESSION, () => undefined));
    expect(await screen.findByText('陈砚')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(before).toContain('/company/list');
    expect(JSON.stringify({ ...window.sessionStorage })).toBe(before);
  });

  it('reports once that it is unlocked, here or on another tab', async () => {
    const opened = jest.fn();
    render(createLockedConsole(SESSION, opened));
    await act(async () => said('locked'));
    expect(opened).not.toHaveBeenCalled();
    await act(async () => said('unlocked'));
    await act(async () => said('locked'));
    await act(async () => said('unlocked'));
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
