import { matchRoute, moduleManifestSchema, normalisePath } from './module.ts';

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

describe('a module manifest', () => {
  const manifest = {
    name: 'company',
    title: '公司数据库',
    shellApi: '^1.0.0',
    routes: [{ path: '/a', title: '甲', needs: 'gssjk' }],
    menu: [{ group: '数据库', title: '甲', path: '/a', icon: 'bank', needs: ['gssjk'], order: 1 }],
  };

  it('is read as written', () => {
    expect(moduleManifestSchema.parse(manifest)).toEqual(manifest);
  });

  it.each([
    { name: 'other' },
    { routes: [{ path: 'a', title: '甲', needs: 'gssjk' }] },
    { menu: [{ ...manifest.menu[0], group: '别的' }] },
    { menu: [{ ...manifest.menu[0], path: 'https://elsewhere.test/a' }] },
    { menu: [{ ...manifest.menu[0], order: 1.5 }] },
    { shellApi: undefined },
  ])('is refused with %j', (change) => {
    expect(moduleManifestSchema.safeParse({ ...manifest, ...change }).success).toBe(false);
  });
});
