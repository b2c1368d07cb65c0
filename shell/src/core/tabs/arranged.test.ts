import { withMoved, withPinned } from './arranged.ts';
import type { PageTab } from './tab-state.ts';

const tab = (key: string, pinned = false): PageTab => ({ key, address: `/${key}`, title: key, pinned });
const keys = (tabs: readonly PageTab[]): string => tabs.map(({ key }) => key).join('');

const TABS = [tab('a', true), tab('b'), tab('c'), tab('d')] as const;

describe('a tab', () => {
  it('moves to before another, or to the end', () => {
    expect(keys(withMoved(TABS, 'd', 'b'))).toBe('adbc');
    expect(keys(withMoved(TABS, 'b', null))).toBe('acdb');
    expect(keys(withMoved(TABS, 'b', 'd'))).toBe('acbd');
  });

  it('stays behind the pinned ones, and a pinned one before the others', () => {
    expect(keys(withMoved(TABS, 'd', 'a'))).toBe('adbc');
    expect(keys(withMoved(TABS, 'a', null))).toBe('abcd');
  });

  it('does not move to itself, to a closed one, or when it is closed', () => {
    expect(withMoved(TABS, 'b', 'b')).toBe(TABS);
    expect(withMoved(TABS, 'b', 'x')).toBe(TABS);
    expect(withMoved(TABS, 'x', 'b')).toBe(TABS);
  });

  it('is pinned behind those pinned before, and released to the front of the others', () => {
    expect(keys(withPinned(TABS, 'c', true))).toBe('acbd');
    expect(keys(withPinned(withPinned(TABS, 'c', true), 'a', false))).toBe('cabd');
  });
});
