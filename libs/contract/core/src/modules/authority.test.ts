import { allows, AUTHORITIES, namedAuthorities, ROLE_ADMIN, type Need } from './authority.ts';

describe('allows', () => {
  const callers: readonly (readonly [string, readonly string[] | null])[] = [
    ['nobody', null],
    ['without authorities', []],
    ['with gssjk_gn', ['gssjk_gn']],
    ['with gssjk_gn_view', ['gssjk_gn_view']],
    ['administrator', [ROLE_ADMIN]],
  ];
  const matrix: readonly (readonly [Need, readonly boolean[]])[] = [
    ['public', [true, true, true, true, true]],
    ['signed-in', [false, true, true, true, true]],
    ['gssjk_gn', [false, false, true, false, true]],
    [
      ['gssjk_gn', 'hysjk_gn'],
      [false, false, true, false, true],
    ],
    [
      ['gssjk_gn', 'gssjk_gn_view'],
      [false, false, true, true, true],
    ],
    [[], [false, false, false, false, true]],
  ];

  it.each(
    matrix.flatMap(([need, row]) =>
      callers.map(([who, granted], index) => ({ need, who, granted, passes: row[index] ?? null })),
    ),
  )('lets a caller $who pass $need: $passes', ({ need, granted, passes }) => {
    expect(allows(need, granted)).toBe(passes);
  });

  it('does not confuse part of a name with the name', () => {
    expect(allows('gssjk_gn_view', ['gssjk_gn'])).toBe(false);
    expect(allows('gssjk', ['gssjk_gn', 'gssjk_hw'])).toBe(false);
    expect(allows('gssjk_gn', ['GSSJK_GN', ' gssjk_gn', 'role_admin'])).toBe(false);
  });
});

describe('the authorities', () => {
  it('have names of their own in Chinese', () => {
    const names = Object.values(AUTHORITIES);
    expect(names.filter((name) => !/^[\p{Script=Han}]+$/u.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('do not include the role that passes them all', () => {
    expect(Object.keys(AUTHORITIES)).not.toContain(ROLE_ADMIN);
  });

  it('are named by what a route needs', () => {
    expect(namedAuthorities('public')).toEqual([]);
    expect(namedAuthorities('signed-in')).toEqual([]);
    expect(namedAuthorities('gssjk')).toEqual(['gssjk']);
    expect(namedAuthorities(['gssjk', 'hysjk'])).toEqual(['gssjk', 'hysjk']);
  });
});
