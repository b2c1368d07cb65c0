import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PreviewPanel } from './preview-panel.tsx';
import type { PreviewState } from './use-factor-preview.ts';

const FIRST: PreviewState = {
  ...{ preview: undefined, old: true, outdated: false, loading: true, error: null },
  retry: () => undefined,
};
const hint = (): HTMLElement | null => screen.queryByText(/首次读取行情/);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the first preview', () => {
  it('says what it waits for after a second, and no sooner', () => {
    const { rerender } = render(<PreviewPanel state={FIRST} />);
    act(() => void jest.advanceTimersByTime(999));
    expect(hint()).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(hint()?.getAttribute('role')).toBe('status');
    rerender(<PreviewPanel state={{ ...FIRST, loading: false }} />);
    expect(hint()).toBeNull();
  });
});
