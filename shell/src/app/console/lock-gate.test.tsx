// Fresh modules: the file of the screen is loaded once in a page.

import { createServerWindow, createStore, PlatformProvider, type Platform } from '@console/platform';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { standInDialogs } from '../../core/controls/testing/dialogs.ts';
import type { LockScreenProps } from '../../features/lock/lock-screen.tsx';
import type { Lock, LockState } from '../../features/lock/lock-store.ts';
import type { SessionInfo } from '../../core/session/load-session.ts';
import { setDocumentTitle } from '../../core/tabs/document-title.ts';
import { LockGate } from './lock-gate.tsx';

interface ScreenFile {
  readonly default: ComponentType<LockScreenProps>;
}

const SESSION = { userId: 1, realName: '陈砚', username: 'chenyan', department: null, avatar: null };
const NOW = Date.UTC(2026, 10, 20, 10, 24, 7);

let state: ReturnType<typeof createStore<LockState>>;
let load: jest.Mock<() => Promise<ScreenFile>>;
const theFile = (): Promise<ScreenFile> => import('../../features/lock/lock-screen.tsx');

beforeEach(() => {
  standInDialogs();
  state = createStore<LockState>({ locked: false, triesLeft: 5 });
  load = jest.fn(theFile);
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  setDocumentTitle('比亚迪 · 投研数据平台');
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

function show(): { unmount: () => void } {
  const answer = { now: NOW, start: '07:00', end: '17:30', open: false, turnsAt: null };
  const idle = async (): Promise<void> => undefined;
  const lock: Lock = { ...state, lock: idle, cover: idle, hold: idle, unlocked: () => undefined };
  return render(
    <PlatformProvider
      value={{ window: createStore(createServerWindow(answer, () => 0)) } as unknown as Platform}
    >
      <QueryClientProvider client={new QueryClient()}>
        <LockGate lock={lock} session={SESSION as unknown as SessionInfo} load={load}>
          <p>华岚精工 688921</p>
        </LockGate>
      </QueryClientProvider>
    </PlatformProvider>,
  );
}

const turn = (locked: boolean): Promise<void> => act(async () => state.set({ locked, triesLeft: 5 }));
const covers = (): boolean =>
  screen.queryByRole<HTMLDialogElement>('dialog', { name: '会话已锁定' })?.open ?? false;

describe('the lock over the console', () => {
  it('is shown at once, before the screen’s file has loaded', async () => {
    let come: (file: ScreenFile) => void = () => undefined;
    load = jest.fn(() => new Promise<ScreenFile>((resolve) => (come = resolve)));
    show();
    expect(covers()).toBe(false);
    await turn(true);
    expect(covers()).toBe(true);
    expect(screen.queryByLabelText('锁屏密码')).toBeNull();
    const file = await theFile();
    await act(async () => come(file));
    expect(await screen.findByLabelText('锁屏密码')).toBeTruthy();
    expect(covers()).toBe(true);
  });

  it('stays when that file cannot be loaded, and 重试 loads it again', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load = jest.fn(theFile).mockRejectedValueOnce(new Error('ChunkLoadError'));
    show();
    await turn(true);
    expect((await screen.findByRole('alert')).textContent).toContain('锁屏页面没有取到');
    expect(covers()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByLabelText('锁屏密码')).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    silent.mockRestore();
  });

  it('is all that is shown on a page opened locked, until it is unlocked', async () => {
    state.set({ locked: true, triesLeft: 5 });
    show();
    expect(await screen.findByLabelText('锁屏密码')).toBeTruthy();
    expect(screen.queryByText('华岚精工 688921')).toBeNull();
    await turn(false);
    expect(screen.getByText('华岚精工 688921')).toBeTruthy();
    expect(covers()).toBe(false);
  });

  it('hides the page’s title in the browser’s tab, and shows the present page’s title afterwards', async () => {
    const { unmount } = show();
    await turn(true);
    expect(document.title).toBe('已锁定 · 投研数据平台');
    setDocumentTitle('宁德时代 · 投研数据平台');
    expect(document.title).toBe('已锁定 · 投研数据平台');
    await turn(false);
    expect(document.title).toBe('宁德时代 · 投研数据平台');
    unmount();
  });

  it('disables the console’s shortcuts while it is shown', async () => {
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    show();
    await turn(true);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(heard).not.toHaveBeenCalled();
    await turn(false);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(heard).toHaveBeenCalled();
    document.removeEventListener('keydown', heard);
  });
});

describe('the screen’s file', () => {
  it('is fetched ahead when the browser is idle', async () => {
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => setTimeout(work, 0),
      cancelIdleCallback: clearTimeout,
    });
    jest.useFakeTimers();
    show();
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('is fetched ahead by a browser without requestIdleCallback', async () => {
    jest.useFakeTimers();
    show();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
