export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The raw `Set-Cookie` lines. */
  readonly cookies: readonly string[];
  readonly body: {
    readonly success?: boolean;
    readonly appCode?: string;
    readonly appMesg?: string;
    readonly result?: unknown;
  };
}

interface Request {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps cookies and sends an Origin, as a browser does. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly base: string,
    private readonly origin: string,
  ) {}

  get(path: string, request: Request = {}): Promise<Answer> {
    return this.send('GET', path, request);
  }

  post(path: string, body: unknown = {}, headers: Request['headers'] = {}): Promise<Answer> {
    return this.send('POST', path, { body, headers });
  }

  login(username: string, password: string, more: object = {}): Promise<Answer> {
    return this.post('/api/blade-auth/login', { username, password, ...more });
  }

  /** The same cookies in a window of its own. */
  copy(): Browser {
    const twin = new Browser(this.base, this.origin);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return twin;
  }

  private async send(method: string, path: string, { body, headers }: Request): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.base + path, {
      method,
      headers: {
        origin: this.origin,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie();
    for (const line of cookies) this.keep(line);
    return {
      status: response.status,
      headers: response.headers,
      cookies,
      body: (await response.json()) as Answer['body'],
    };
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
