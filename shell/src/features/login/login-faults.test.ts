import { loginFaults } from './login-faults.ts';

const PASSWORD_RULE = '请输入8-30位且包含数字大小写字母和一个特殊字符';
const faults = (username: string, password: string): unknown => loginFaults({ username, password });

describe('the login form', () => {
  it('asks for both fields', () => {
    expect(faults(' ', '')).toEqual({ username: '请输入用户名', password: '请输入密码' });
  });

  it('lets a fitting password pass, without a tenant', () => {
    expect(faults('admin', 'Admin#2026')).toEqual({});
  });

  it.each(['Ab1#567', 'a'.repeat(30) + '1', '12345678', 'abcdefgh'])(
    'refuses the password %s',
    (password) => {
      expect(faults('admin', password)).toEqual({ password: PASSWORD_RULE });
    },
  );

  it.each(['abcdefg1', 'a'.repeat(29) + '#'])('takes the password %s', (password) => {
    expect(faults('admin', password)).toEqual({});
  });
});
