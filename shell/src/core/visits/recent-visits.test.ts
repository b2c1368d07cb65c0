import { readVisits, storeVisit, withVisit, type Visit } from '../../core/visits/recent-visits.ts';

const visit = (title: string, path = `/${title}`): Visit => ({ title, path, page: '公司详情', at: 1 });

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});

describe('recent visits', () => {
  it('are listed newest first', () => {
    expect(withVisit([visit('a')], visit('b')).map(({ title }) => title)).toEqual(['b', 'a']);
  });

  it('count the same page under another filter once, at its last address', () => {
    const visits = withVisit([visit('b'), visit('a', '/list?page=1')], visit('a', '/list?page=2'));
    expect(visits.map(({ path }) => path)).toEqual(['/list?page=2', '/b']);
  });

  it('keep nine', () => {
    const visits = Array.from({ length: 12 }, (_, n) => visit(String(n))).reduce<readonly Visit[]>(
      withVisit,
      [],
    );
    expect(visits).toHaveLength(9);
    expect(visits[0]?.title).toBe('11');
  });

  it('are kept for each user alone', () => {
    storeVisit(1, visit('a'));
    expect(readVisits(1)).toHaveLength(1);
    expect(readVisits(2)).toEqual([]);
  });

  it('are stored once where a page is titled late', () => {
    storeVisit(1, visit('b'));
    storeVisit(1, visit('公司详情', '/a'));
    storeVisit(1, visit('a'), visit('公司详情', '/a'));
    expect(readVisits(1)).toEqual([visit('a'), visit('b')]);
  });

  it.each(['not json', '{}', '[null, 1, {"path":"//evil","title":"x","page":"y","at":1}]'])(
    'start empty from an unreadable %s',
    (stored) => {
      localStorage.setItem('console:recent:1', stored);
      expect(readVisits(1)).toEqual([]);
    },
  );
});
