/** The notice to a user whose phone changed: a mobile number receives codes that sign in. */
export const phoneChanged = (
  circumstances: string,
): { readonly title: string; readonly text: string; readonly link: string } => ({
  title: '联系电话已修改',
  text: `${circumstances}。手机号可用于验证码登录；如有疑问，请核对个人资料并联系管理员`,
  link: '/profile',
});
