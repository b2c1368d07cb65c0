import { jest } from '@jest/globals';
import type { Registry } from '@console/contract-core';
import { createStore, useStore } from '@console/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { aModule } from '../../core/modules/module-sample.ts';
import { watchUpdates, type WatchedUpdates } from './watch-updates.tsx';

const company = aModule({ name: 'company', title: '公司数据库' });
const newer = { ...company, version: '2.0.0' };
const MINUTE_MS = 60_000;

let released: Registry;
let reads: number;
let stop: () => void;
const lock = createStore({ locked: false });
const line = createStore<ReactNode>(null);
const tabs = createStore({ tabs: [] }) as unknown as WatchedUpdates['tabs'];
const look = (state: DocumentVisibilityState): void =>
  void Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

function Line(): ReactElement {
  return <>{useStore(line)}</>;
}

beforeEach(async () => {
  jest.useFakeTimers();
  look('visible');
  lock.set({ locked: false });
  line.set(null);
  released = { modules: [company], shell: 'a' };
  reads = 0;
  const read = (): Promise<Registry> => {
    reads += 1;
    return Promise.resolve(released);
  };
  const modules = { get: () => [company], offer: () => undefined };
  stop = watchUpdates({ read, modules, shell: 'a', lock, tabs, line });
  render(<Line />);
  await pass(0);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('a new version', () => {
  it('is noticed within 72 seconds, and offered once', async () => {
    expect([reads, screen.queryByRole('status')]).toEqual([1, null]);
    released = { modules: [newer], shell: 'a' };
    await pass(MINUTE_MS * 1.2);
    expect(screen.getByRole('status').textContent).toContain('有新版本：公司数据库');
    fireEvent.click(screen.getByRole('button', { name: '关闭新版本提示' }));
    await pass(5 * MINUTE_MS);
    expect(screen.queryByRole('status')).toBeNull();
    released = { modules: [{ ...newer, version: '3.0.0' }], shell: 'a' };
    await pass(MINUTE_MS * 1.2);
    expect(screen.getByRole('status')).toBeTruthy();
  });

  it('is looked for when the reader comes back, not twice in five seconds', async () => {
    fireEvent.focus(window);
    expect(reads).toBe(1);
    await pass(5_000);
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    expect(reads).toBe(2);
  });

  it('is not looked for while the session is locked, nor by a hidden page', async () => {
    lock.set({ locked: true });
    await pass(3 * MINUTE_MS);
    expect(reads).toBe(1);
    lock.set({ locked: false });
    expect(reads).toBe(2);
    look('hidden');
    await pass(3 * MINUTE_MS);
    expect(reads).toBe(2);
  });

  it('that was withdrawn is offered no longer', async () => {
    released = { modules: [newer], shell: 'a' };
    await pass(MINUTE_MS * 1.2);
    expect(screen.getByRole('status')).toBeTruthy();
    released = { modules: [company], shell: 'a' };
    await pass(MINUTE_MS * 1.2);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
