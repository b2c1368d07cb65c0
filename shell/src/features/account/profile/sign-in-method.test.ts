import { signInMethod } from './sign-in-method.ts';

test.each([
  ['account', '账号密码'],
  ['phone', '手机验证码'],
  ['token', '访问令牌'],
  ['wecom', '企业微信'],
  ['gone', '第三方（gone）'],
])('a session that began by %s is shown as %s', (method, text) => {
  expect(signInMethod(method, [{ source: 'wecom', title: '企业微信' }])).toBe(text);
});
