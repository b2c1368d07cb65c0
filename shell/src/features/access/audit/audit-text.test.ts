import { fieldText } from './field-text.ts';
import { subjectText, subjectUserId } from './subject-text.ts';

const colleagues = [{ id: 12, username: 'zhang', realName: '张三' }];

describe('the subject of a line', () => {
  it('is a user by name where they are known', () => {
    expect(subjectText('user:12', colleagues)).toBe('张三（zhang）');
    expect(subjectText('user:13', colleagues)).toBe('user:13');
  });

  it.each(['user:0', 'user:x', 'user:12x', 'preset:12', 'users:1,2', ''])('is no user in %j', (subject) => {
    expect(subjectUserId(subject)).toBeNull();
  });
});

describe('a recorded value', () => {
  it.each([
    ['status', 0, '停用'],
    ['preferences.theme', 'dark', '深色'],
    ['rows', 0, '0'],
    ['authorities', 'gssjk_gn', '国内公司 gssjk_gn'],
    ['authorities', 'ROLE_admin', '系统管理员 ROLE_admin'],
    ['realName', '张三', '张三'],
    ['phone', null, '—'],
    ['method', 'account', '账号密码'],
    ['method', 'oidc', 'oidc'],
    ['mustChangePassword', true, '是'],
    ['place', { a: 1 }, '{"a":1}'],
  ])('of %s shows %j as %s', (path, value, text) => {
    expect(fieldText(path, value)).toBe(text);
  });
});
