import { moduleManifestSchema } from './module.ts';

describe('a module manifest', () => {
  const manifest = {
    name: 'company',
    title: '公司数据库',
    shellApi: '^1.0.0',
    routes: [
      { path: '/a', title: '甲', needs: 'gssjk' },
      { path: '/b', title: '乙', needs: 'gssjk', under: { key: 'type', paths: { a: '/a' } } },
    ],
    menu: [{ group: '数据库', title: '甲', path: '/a', icon: 'bank', needs: ['gssjk'], order: 1 }],
  };

  it('is read as written', () => {
    expect(moduleManifestSchema.parse(manifest)).toEqual(manifest);
  });

  it.each([
    { name: 'other' },
    { routes: [{ path: 'a', title: '甲', needs: 'gssjk' }] },
    { routes: [{ ...manifest.routes[1], under: { key: 'type', paths: { a: 'a' } } }] },
    { menu: [{ ...manifest.menu[0], group: '别的' }] },
    { menu: [{ ...manifest.menu[0], path: 'https://elsewhere.test/a' }] },
    { menu: [{ ...manifest.menu[0], order: 1.5 }] },
    { shellApi: undefined },
  ])('is refused with %j', (change) => {
    expect(moduleManifestSchema.safeParse({ ...manifest, ...change }).success).toBe(false);
  });
});
