import { createServerWindow, createStore, PlatformProvider, type Platform } from '@console/platform';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useClosed } from './use-closed.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it('renders again for another text only, not at each step of the clock', () => {
  jest.useFakeTimers();
  try {
    let elapsed = 0;
    const answer = { open: false, start: '07:00', end: '17:30', turnsAt: 2 * HOUR_MS, now: 0 };
    const window = createStore(createServerWindow(answer, () => elapsed));
    let renders = 0;
    const Reason = (): ReactElement => {
      renders += 1;
      return <p>{useClosed()}</p>;
    };
    render(
      <PlatformProvider value={{ window } as unknown as Platform}>
        <Reason />
      </PlatformProvider>,
    );
    const pass = (ms: number): void =>
      act(() => {
        elapsed += ms;
        jest.advanceTimersByTime(ms);
      });
    expect(screen.getByText('维护时间 07:00–17:30，距开放 2 小时')).toBeDefined();
    const before = renders;
    pass(MINUTE_MS / 2);
    expect(renders).toBe(before);
    pass(HOUR_MS);
    expect(screen.queryByText('维护时间 07:00–17:30，距开放 2 小时')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
