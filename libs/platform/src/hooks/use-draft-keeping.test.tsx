import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDraftKeeping } from './use-draft-keeping.ts';

interface Draft {
  readonly text: string;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const leave = (): void => act(() => void window.dispatchEvent(new Event('pagehide')));

/** A form with a store of `room` letters; `log` is what was done to it, null for a drop. */
function form(begin: Draft | null, { room = 100, found = null as Draft | null } = {}) {
  const log: (string | null)[] = [];
  const drop = (): void => void log.push(null);
  const keep = ({ text }: Draft): boolean => {
    if (text.length > room) return false;
    log.push(text);
    return true;
  };
  const { result, rerender, unmount } = renderHook(
    (changed: Draft | null) => useDraftKeeping(changed, { found, keep, drop }),
    { initialProps: begin },
  );
  return {
    log,
    unmount,
    type: (text: string) => rerender({ text }),
    back: () => rerender(null),
    how: () => result.current[0],
    end: () => act(() => result.current[1]()),
  };
}

describe('an unsaved change', () => {
  it('is kept after a pause in the changes, and only once', () => {
    const { log, type, how } = form(null);
    pass(1000);
    expect([how(), log]).toEqual(['nothing', []]);
    type('一');
    pass(399);
    type('一二');
    pass(399);
    expect([how(), log]).toEqual(['pending', []]);
    pass(1);
    expect([how(), log]).toEqual(['kept', ['一二']]);
    pass(1000);
    leave();
    expect(log).toEqual(['一二']);
    type('一二三');
    expect(how()).toBe('pending');
  });

  it('is kept at once when the page closes', () => {
    const { log, type, how } = form(null);
    type('匆忙');
    leave();
    expect([how(), log]).toEqual(['kept', ['匆忙']]);
  });

  it('is kept at once when the form closes, and not again later', () => {
    const { log, type, unmount } = form(null);
    type('匆忙');
    unmount();
    expect(log).toEqual(['匆忙']);
    pass(1000);
    leave();
    expect(log).toEqual(['匆忙']);
  });

  it('is reported as too large until it fits', () => {
    const { log, type, how } = form(null, { room: 2 });
    type('一二三');
    pass(400);
    expect(how()).toBe('full');
    type('一二三四');
    expect(how()).toBe('full');
    type('一');
    pass(400);
    expect([how(), log]).toEqual(['kept', ['一']]);
  });
});

describe('a kept draft', () => {
  it('is dropped when the form is back to what is saved', () => {
    const { log, type, back, how } = form(null);
    type('一');
    pass(400);
    back();
    expect(how()).toBe('nothing');
    pass(400);
    expect(log).toEqual(['一', null]);
  });

  it('from before is dropped too, where the form shows it', () => {
    const draft = { text: '旧' };
    const { log, back } = form(draft, { found: draft });
    back();
    pass(400);
    expect(log.at(-1)).toBeNull();
  });

  it('from before stays where nothing was changed', () => {
    const { log, unmount } = form(null);
    pass(400);
    leave();
    unmount();
    expect(log).toEqual([]);
  });

  it('is dropped at the end, after which nothing is kept', () => {
    const { log, type, end, unmount } = form(null);
    type('一');
    pass(400);
    type('一二');
    end();
    expect(log).toEqual(['一', null]);
    pass(400);
    type('一二三');
    pass(400);
    leave();
    unmount();
    expect(log).toEqual(['一', null]);
  });
});
