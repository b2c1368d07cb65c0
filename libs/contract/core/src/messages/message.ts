/** A refusal as the user reads it. The Chinese text is written once; `{name}` marks a parameter. */
export interface Message {
  readonly code: string;
  /** The HTTP status. 200 for refusals that need state: window, uniqueness, ratchets. */
  readonly status: number;
  readonly text: string;
}

export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills `{name}` places; throws on a place without a value, so that no user ever reads a brace. */
export function fillMessage(message: Message, params: MessageParams = {}): string {
  return message.text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`message ${message.code} lacks {${name}}`);
    return String(value);
  });
}

const message = (code: string, status: number, text: string): Message => ({ code, status, text });

/** Messages that any service may answer. A domain's own messages are in its contract. Codes never change. */
export const MESSAGES = {
  badInput: message('C0400', 400, '请求参数有误：{problems}'),
  badSort: message('C0401', 400, '不支持按 {sort} 排序，应为列名,ASC 或 列名,DESC，列名可用 {columns}'),
  badKey: message('C0402', 400, 'Idempotency-Key 须为 8 至 128 位字母、数字、下划线或连字符'),
  noSession: message('C0410', 401, '登录已失效，请重新登录'),
  badOrigin: message('C0411', 403, '请求来源不受信任'),
  noAuthority: message('C0403', 403, '缺少权限 {authority}（{name}）'),
  notFound: message('C0404', 404, '所请求的内容不存在'),
  conflict: message('C0409', 409, '内容已被他人修改，请刷新后重试'),
  keyReused: message('C0408', 409, '同一 Idempotency-Key 已用于内容不同的请求'),
  tooSlow: message('C0418', 408, '请求内容接收超时，请检查网络后重试'),
  tooLarge: message('C0413', 413, '请求内容过大'),
  badType: message('C0415', 415, '不支持的内容类型'),
  tooMany: message('C0429', 429, '操作过于频繁，请 {seconds} 秒后再试'),
  tooManyStreams: message('C0430', 429, '同时打开的实时更新过多，请关闭一些页面后重试'),
  locked: message('C0423', 423, '会话已锁定，请先解锁'),
  mustChangePassword: message('C0424', 403, '密码已被管理员重置，请先修改密码'),
  internal: message('C0500', 500, '服务器出错，请稍后重试'),
  unavailable: message('C0503', 503, '服务暂不可用，请稍后重试'),
  streamsFull: message('C0504', 503, '实时更新的连接已满，请稍后重试'),
  /** Bars are loaded, but their adjustment factors for ex-rights days are not derived yet. */
  dataSettling: message('V4009', 200, '行情已更新，复权因子尚在整理，请稍后再试'),
  windowClosed: message('C1001', 200, '当前时间不在{start}和{end}之间，不允许修改!'),
} as const satisfies Record<string, Message>;
