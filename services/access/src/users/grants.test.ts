import { ROLE_ADMIN } from '@console/contract-core';
import { authorityNames, grantChange, knownAuthorities, requireOver, requireWithin } from './grants.ts';

describe('given authorities', () => {
  it('are kept once each, sorted', () => {
    expect(knownAuthorities(['yzgl_view', 'gssjk', 'yzgl_view', ROLE_ADMIN])).toEqual([
      ROLE_ADMIN,
      'gssjk',
      'yzgl_view',
    ]);
  });

  it.each([['root'], ['role_admin'], ['toString'], ['gssjk '], ['']])(
    'are refused for %j, naming it',
    (wrong) => {
      expect(() => knownAuthorities(['gssjk', wrong])).toThrow(`请求参数有误：未知权限 ${wrong}`);
    },
  );

  it('have Chinese names', () => {
    expect(authorityNames([ROLE_ADMIN, 'gssjk', 'gone'])).toBe('系统管理员、公司数据库、gone');
  });
});

describe('a change of authorities', () => {
  it('consists of what was added and what was removed', () => {
    expect(grantChange(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  });

  it('within what the grantor has is allowed, either way', () => {
    expect(() => requireWithin(['gssjk', 'hysjk'], { added: ['gssjk'], removed: ['hysjk'] })).not.toThrow();
  });

  it('beyond them is refused by name, granted or revoked', () => {
    expect(() => requireWithin(['gssjk'], { added: ['gssjk', 'hysjk'], removed: ['yzgl_view'] })).toThrow(
      '操作涉及您没有的权限：行业数据库、查看因子',
    );
    expect(() => requireWithin(['gssjk'], { added: [ROLE_ADMIN], removed: [] })).toThrow('系统管理员');
  });

  it('is open to an administrator, and to anyone for authorities that no longer exist', () => {
    expect(() => requireWithin([ROLE_ADMIN], { added: ['hysjk', ROLE_ADMIN], removed: [] })).not.toThrow();
    expect(() => requireWithin([], { added: [], removed: ['gone'] })).not.toThrow();
  });
});

describe('an act on a user', () => {
  it('is open to a user who has everything that the other has, or everything', () => {
    expect(() => requireOver(['gssjk', 'xtgl_user'], ['gssjk'])).not.toThrow();
    expect(() => requireOver([], [])).not.toThrow();
    expect(() => requireOver([ROLE_ADMIN], [ROLE_ADMIN, 'hysjk'])).not.toThrow();
  });

  it('is refused beyond that, naming what is lacking', () => {
    expect(() => requireOver(['xtgl_user'], ['xtgl_user', 'hysjk', 'yzgl_view'])).toThrow(
      '操作涉及您没有的权限：行业数据库、查看因子',
    );
  });

  it('on an administrator is for administrators', () => {
    expect(() => requireOver(['xtgl_user'], ['hysjk', ROLE_ADMIN])).toThrow('只有系统管理员');
  });

  it('is not blocked by an authority that no longer exists', () => {
    expect(() => requireOver([], ['gone'])).not.toThrow();
  });
});
