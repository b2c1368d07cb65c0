import type { Message } from '@console/contract-core';

const message = (code: string, status: number, text: string): Message => ({ code, status, text });

/** What the form of signing in says of a field, before anything is sent. */
export const SIGN_IN_TEXTS = {
  username: '请输入用户名',
  password: '请输入密码',
  passwordRule: '请输入8-30位且包含数字大小写字母和一个特殊字符',
} as const;

/** Refusals of the access service. Codes never change. */
export const ACCESS_MESSAGES = {
  passwordRule: message('A0400', 400, SIGN_IN_TEXTS.passwordRule),
  /** One answer for an unknown user and for a wrong password: it tells nobody which users exist. */
  wrongCredentials: message('A0401', 401, '用户名或密码错误'),
  unknownTenant: message('A0402', 401, '租户不存在或已停用'),
  /** Only the right password is told this. */
  accountDisabled: message('A0403', 403, '账号已停用，请联系管理员'),
  tooManyTries: message('A0429', 429, '登录失败次数过多，请 {seconds} 秒后再试'),
  weakPassword: message('A0410', 400, '密码为8-30位，须含字母及数字或符号'),
  passwordIsUsername: message('A0411', 400, '密码不能与用户名相同'),
  wellKnownPassword: message('A0412', 400, '该密码过于常见，请更换'),
} as const satisfies Record<string, Message>;
