import { groupsText } from './groups-text.ts';

describe('the summary of a role', () => {
  it('is counted by group, in the order of the tree', () => {
    expect(groupsText(['rwgl_view', 'gssjk_gn', 'gssjk'])).toBe('公司数据库 2、任务 1');
  });

  it('is everything with ROLE_admin', () => {
    expect(groupsText(['ROLE_admin', 'gssjk'])).toBe('全部权限');
  });
});
