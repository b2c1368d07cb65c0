import { aUserRow } from '../testing/a-user.ts';
import { userLimits } from './user-limits.ts';

const admin = { userId: 1, authorities: ['ROLE_admin'] };
const manager = { userId: 1, authorities: ['xtgl_user'] };
const blocked = (limits: ReturnType<typeof userLimits>): readonly string[] =>
  Object.entries(limits).flatMap(([action, reason]) => (reason === null ? [] : [action]));

describe('what may be done to a user', () => {
  it('is everything for another, ordinary user who is signed in', () => {
    expect(blocked(userLimits(aUserRow(), manager))).toEqual([]);
  });

  it('does not end sessions where there are none', () => {
    expect(userLimits(aUserRow({ sessionCount: 0 }), admin).signOut).toBe('没有已登录的会话');
  });

  it('excludes, for the caller’s own account, whatever would lock the caller out', () => {
    const limits = userLimits(aUserRow({ id: 1 }), manager);
    expect(blocked(limits)).toEqual(['reset', 'status', 'signOut', 'delete']);
    expect(limits.delete).toBe('不能对自己的账号执行此操作');
  });

  it('leaves administrators to administrators', () => {
    expect(blocked(userLimits(aUserRow({ admin: 1 }), admin))).toEqual([]);
    const limits = userLimits(aUserRow({ admin: 1 }), manager);
    expect(blocked(limits)).toEqual(['edit', 'permission', 'reset', 'status', 'signOut', 'delete']);
    expect(limits.edit).toBe('只有系统管理员可以维护系统管理员账号');
  });

  it('leaves users with more authorities to callers with as many', () => {
    const row = { ...aUserRow(), authorities: ['gssjk', 'hysjk', 'gone'] };
    const limits = userLimits(row, { userId: 1, authorities: ['xtgl_user', 'gssjk'] });
    expect(blocked(limits)).toEqual(['edit', 'permission', 'reset', 'status', 'signOut', 'delete']);
    expect(limits.reset).toBe('操作涉及您没有的权限：行业数据库');
    expect(blocked(userLimits(row, { userId: 1, authorities: ['gssjk', 'hysjk'] }))).toEqual([]);
    expect(blocked(userLimits(row, admin))).toEqual([]);
  });
});
