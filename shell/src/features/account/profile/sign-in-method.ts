const OWN: Readonly<Record<string, string>> = { account: '账号密码', phone: '手机验证码', token: '访问令牌' };

interface Provider {
  readonly source: string;
  readonly title: string;
}

/** How a session began, as text; a third party by its name while it is still configured. */
export function signInMethod(method: string, providers: readonly Provider[]): string {
  return OWN[method] ?? providers.find(({ source }) => source === method)?.title ?? `第三方（${method}）`;
}
