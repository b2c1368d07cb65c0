import type { Message } from '@console/contract-core';
import { SIGN_IN_TEXTS } from './sign-in/sign-in-texts.ts';

const message = (code: string, status: number, text: string): Message => ({ code, status, text });

export const PROFILE_TEXTS = {
  required: '该项为必填项',
  contactPhone: '请输入正确的联系方式固话或手机号',
  email: '请输入正确的邮箱格式',
  idNumber: '请输入正确的身份证号',
  confirm: '请再次输入密码',
  passwordsDiffer: '两次输入密码不一致!',
  saved: '修改信息成功!',
  passwordSaved: '修改密码成功!',
} as const;

/** Refusals of the access service. Codes never change. */
export const ACCESS_MESSAGES = {
  passwordRule: message('A0400', 400, SIGN_IN_TEXTS.passwordRule),
  /** One answer for an unknown user and for a wrong password: no one learns which users exist. */
  wrongCredentials: message('A0401', 401, '用户名或密码错误'),
  unknownTenant: message('A0402', 401, '租户不存在或已停用'),
  /** Answered only after the right password. */
  accountDisabled: message('A0403', 403, '账号已停用，请联系管理员'),
  tooManyTries: message('A0429', 429, '登录失败次数过多，请 {seconds} 秒后再试'),
  /** Answered when a password is asked for again within a session. */
  tooManyPasswordTries: message('A0428', 429, '密码错误次数过多，请 {seconds} 秒后再试'),
  weakPassword: message('A0410', 400, '密码为8-30位，须含字母及数字或符号'),
  passwordHasUsername: message('A0411', 400, '密码不能包含用户名或其倒写'),
  wellKnownPassword: message('A0412', 400, '该密码过于常见，请更换'),
  passwordsDiffer: message('A0413', 400, PROFILE_TEXTS.passwordsDiffer),
  wrongOldPassword: message('A1413', 200, '原密码不正确'),
  sameAsOldPassword: message('A1414', 200, '新密码不能与原密码相同'),
  captchaNeeded: message('A1430', 200, SIGN_IN_TEXTS.captcha),
  wrongCaptcha: message('A1431', 200, '图形验证码错误或已过期，请重新输入'),
  smsTooSoon: message('A0431', 429, '验证码发送过于频繁，请 {seconds} 秒后再试'),
  /** One answer for a wrong code, an expired one and a phone that no user has. */
  wrongSmsCode: message('A0432', 401, '手机号或验证码错误'),
  smsAway: message('A0433', 503, '短信服务暂不可用，请稍后重试或使用账号登录'),
  wrongUnlock: message('A1440', 200, '解锁密码错误,请重新输入'),
  unlockTriesUsedUp: message('A0441', 401, '解锁密码连续输错 {tries} 次，请重新登录'),
  unknownSource: message('A0450', 404, '未配置该第三方登录'),
  /** The state, the code or the browser differs from the one that began the sign-in. */
  oauthRefused: message('A0451', 401, '第三方登录失败，请重新发起'),
  providerAway: message('A0452', 503, '第三方登录服务暂不可用，请稍后重试'),
  notBound: message('A1453', 200, '该{provider}账号尚未绑定用户，请先用账号登录，再到个人资料中绑定'),
  boundElsewhere: message('A1454', 200, '该{provider}账号已绑定其他用户'),
  alreadyBound: message('A1455', 200, '已绑定{provider}账号，请先解除'),
  usernameTaken: message('A1460', 200, '用户名已存在，请重新输入'),
  phoneTaken: message('A1461', 200, '该手机号已被其他用户使用'),
  ownAccount: message('A1462', 200, '不能对自己的账号执行此操作'),
  lastAdmin: message('A1463', 200, '至少保留一名系统管理员'),
  /** A grant, or an act on a user, beyond the actor's own authorities. */
  beyondOwn: message('A0464', 403, '操作涉及您没有的权限：{authorities}'),
  adminOnly: message('A0465', 403, '只有系统管理员可以维护系统管理员账号'),
  presetNameTaken: message('A1466', 200, '角色预设名称已存在，请重新输入'),
  passwordNeeded: message('A1470', 200, '修改手机号需要验证登录密码'),
  fileEmpty: message('A0470', 400, '文件为空'),
  fileMissing: message('A0471', 400, '请选择要上传的文件'),
  fileTooLarge: message('A0472', 413, '文件超过上限 {limit}'),
  imageTooLarge: message('A0473', 413, '图片尺寸超过上限 {limit} 像素'),
  fileType: message('A0474', 415, '不支持的文件类型，可上传 {allowed}'),
  fileContent: message('A0475', 415, '文件内容与类型不符'),
  fileNameTooLong: message('A0477', 400, '文件名超过上限 {letters} 个字符'),
  /** A file that takes more time or memory to check than is allowed. */
  fileTooComplex: message('A0478', 415, '文件结构过于复杂，无法检查，请另存后重新上传'),
  uploadGaveWay: message('A0479', 429, '上传过慢，已让出给其他用户，请 {seconds} 秒后再试'),
  ownFilesFull: message(
    'A0480',
    413,
    '个人文件空间不足（上限 {limit}），请先到“个人资料-我的文件”删除不用的文件',
  ),
  tenantFilesFull: message(
    'A0481',
    413,
    '本租户文件空间不足（上限 {limit}），请联系管理员在“文件管理”中清理',
  ),
  fileIsAvatar: message('A1482', 200, '该文件正用作{name}的头像，请先更换头像'),
  storageFull: message('A0476', 503, '存储空间不足，文件未保存'),
} as const satisfies Record<string, Message>;
