/** The own ways to sign in by their recorded key; every other one is a third party. */
export const SIGN_IN_METHODS: Readonly<Record<string, string>> = {
  account: '账号密码',
  phone: '手机验证码',
  token: '访问令牌',
};
