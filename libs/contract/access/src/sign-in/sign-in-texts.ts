/**
 * The messages about fields in the forms of signing in and of users, before anything is sent. Separate from
 * the refusals, so that the login page does not load them all.
 */
export const SIGN_IN_TEXTS = {
  username: '请输入用户名',
  password: '请输入密码',
  passwordRule: '请输入8-30位且包含数字大小写字母和一个特殊字符',
  phone: '请输入正确的手机号',
  smsCode: '请输入4位数的验证码',
  captcha: '请输入图形验证码',
} as const;
