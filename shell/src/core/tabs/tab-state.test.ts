import {
  activate,
  cameFrom,
  close,
  EMPTY_TABS,
  HOME_KEY,
  livePages,
  mark,
  MOST_LIVE,
  MOST_TABS,
  rename,
  visit,
  type TabState,
} from './tab-state.ts';

const tab = (key: string, address = `/${key}`) => ({ key, address, title: key });
const opened = (...keys: string[]): TabState =>
  keys.reduce((state, key) => visit(state, tab(key)), activate(EMPTY_TABS, HOME_KEY));
const keysOf = ({ tabs }: TabState): string[] => tabs.map(({ key }) => key);

describe('open pages', () => {
  it('are in the order they were opened, the last one shown', () => {
    const state = opened('a', 'b', 'c');
    expect([keysOf(state), state.active]).toEqual([['a', 'b', 'c'], 'c']);
  });

  it('keep their place and their name when shown again under another address', () => {
    const named = rename(opened('a', 'b'), 'a', '华岚精工');
    const state = visit(named, tab('a', '/a?page=2'));
    expect(state.tabs[0]).toEqual({ key: 'a', address: '/a?page=2', title: '华岚精工' });
    expect(keysOf(state)).toEqual(['a', 'b']);
  });

  it('show the one used before when the shown one closes', () => {
    const state = visit(opened('a', 'b', 'c'), tab('a'));
    expect(close(state, ['a']).active).toBe('c');
  });

  it('stay as they are when another one closes', () => {
    expect(close(opened('a', 'b'), ['a'])).toMatchObject({ active: 'b', tabs: [tab('b')] });
  });

  it('lead home when the last one closes', () => {
    expect(close(opened('a'), ['a']).active).toBe(HOME_KEY);
    expect(close(visit(EMPTY_TABS, tab('a')), ['a']).active).toBe(HOME_KEY);
  });

  it('close the one not shown for longest when there are too many, never the shown one', () => {
    const many = Array.from({ length: MOST_TABS }, (_, index) => `p${index}`);
    const state = visit(visit(opened(...many), tab('p0')), tab('new'));
    expect(state.tabs).toHaveLength(MOST_TABS);
    expect(keysOf(state)).toContain('p0');
    expect(keysOf(state)).not.toContain('p1');
  });

  it('close a restored one that was never shown before any other', () => {
    const restored: TabState = {
      tabs: Array.from({ length: MOST_TABS }, (_, at) => tab(`r${at}`)),
      active: null,
      recent: [],
    };
    const state = visit(visit(restored, tab('r0')), tab('new'));
    expect(keysOf(state)).toContain('r0');
    expect(state.tabs).toHaveLength(MOST_TABS);
  });

  it('stay live until enough others were used since', () => {
    const keys = Array.from({ length: MOST_LIVE + 2 }, (_, index) => `p${index}`);
    const state = opened(...keys);
    expect(livePages(state)).toEqual(keys.slice(2).reverse());
    expect(livePages(visit(state, tab('p0')))[0]).toBe('p0');
  });

  it('are not counted as shown while a page without a tab is', () => {
    const state = activate(opened('a'), null);
    expect([state.active, livePages(state)]).toEqual([null, ['a']]);
  });

  it('with unsaved changes stay live, and are not closed for new ones', () => {
    const many = Array.from({ length: MOST_TABS }, (_, index) => `p${index}`);
    const state = visit(mark(opened(...many), 'p0', true), tab('new'));
    expect(livePages(state)).toContain('p0');
    expect(keysOf(state)).toContain('p0');
    expect(keysOf(state)).not.toContain('p1');
  });
});

describe('the page a tab was opened from', () => {
  const from = (key: string) => ({ key, address: `/${key}` });
  const originOf = (state: TabState, key: string): string | undefined =>
    state.tabs.find((tab) => tab.key === key)?.from?.key;

  it('is the last one that led to it', () => {
    const state = cameFrom(cameFrom(opened('list', 'a', 'b'), 'b', from('list')), 'b', from('a'));
    expect(originOf(state, 'b')).toBe('a');
  });

  it('is never one that was opened from it, directly or through others', () => {
    const there = cameFrom(cameFrom(opened('a', 'b', 'c'), 'b', from('a')), 'c', from('b'));
    expect(originOf(cameFrom(there, 'a', from('c')), 'a')).toBeUndefined();
    expect(originOf(cameFrom(there, 'c', from('c')), 'c')).toBe('b');
  });

  it('stays known when its own tab was closed', () => {
    const state = close(cameFrom(opened('a', 'b'), 'b', from('a')), ['a']);
    expect(state.tabs[0]?.from).toEqual({ key: 'a', address: '/a' });
  });
});

it('a pinned tab is not closed for another', () => {
  const many = Array.from({ length: MOST_TABS }, (_, index) => `p${index}`);
  const { tabs, ...rest } = opened(...many);
  const state = visit({ ...rest, tabs: tabs.map((each, at) => ({ ...each, pinned: at === 0 })) }, tab('new'));
  expect(keysOf(state)).toContain('p0');
  expect(keysOf(state)).not.toContain('p1');
});
