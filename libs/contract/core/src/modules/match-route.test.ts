import { matchRoute, normalisePath } from './match-route.ts';

const ROUTES = [
  { path: '/' },
  { path: '/investment/dataCorpEcology/selectData' },
  { path: '/investment/dataCorpEcology/selectData/industryCommonDetail' },
] as const;

describe('matchRoute', () => {
  it.each([
    ['/investment/dataCorpEcology/selectData', 1],
    ['/INVESTMENT/datacorpecology/SELECTDATA', 1],
    ['/investment/dataCorpEcology/selectData/', 1],
    ['/investment/dataCorpEcology/selectData//', 1],
    ['/investment/dataCorpEcology/selectData/industryCommonDetail', 2],
    ['/', 0],
    ['', 0],
  ])('finds the owner of %j', (pathname, index) => {
    expect(matchRoute(ROUTES, pathname)).toBe(ROUTES[index]);
  });

  it.each([
    '/investment',
    '/investment/dataCorpEcology/selectData/other',
    '/investment/dataCorpEcology/selectDataX',
    '/x/investment/dataCorpEcology/selectData',
    'investment/dataCorpEcology/selectData',
    '/investment/dataCorpEcology/selectData?row=1',
  ])('finds none for %j: routes are exact', (pathname) => {
    expect(matchRoute(ROUTES, pathname)).toBeNull();
  });

  it('finds none among none', () => {
    expect(matchRoute([], '/')).toBeNull();
  });
});

describe('normalisePath', () => {
  it('keeps the root a slash', () => {
    expect([normalisePath('/'), normalisePath('//'), normalisePath('')]).toEqual(['/', '/', '/']);
  });
});
