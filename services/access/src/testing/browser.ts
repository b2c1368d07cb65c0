import { send, type Answer as KitAnswer, type SendOptions } from '@console/node-kit/testing';
import type { Attempt } from '../sign-in/sign-in-gate.ts';
import { normalUsername } from '../users/normal-username.ts';

export interface Answer extends KitAnswer {
  /** The raw `Set-Cookie` lines. */
  readonly cookies: readonly string[];
}

export interface BrowserOptions {
  readonly base: string;
  readonly origin: string;
  /** Where users sign in who name no tenant. */
  readonly tenantId: string;
  /** Told of every sign-in before it is sent. */
  readonly onAttempt: (attempt: Attempt) => void;
}

/** Keeps cookies and sends an Origin, as a browser does. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly options: BrowserOptions) {}

  get(path: string, request: SendOptions = {}): Promise<Answer> {
    return this.send(path, { ...request, method: 'GET' });
  }

  post(path: string, body: unknown = {}, headers: SendOptions['headers'] = {}): Promise<Answer> {
    return this.send(path, { method: 'POST', body, headers });
  }

  login(
    username: string,
    password: string,
    more: { readonly tenantId?: string; readonly [field: string]: unknown } = {},
  ): Promise<Answer> {
    const { tenantId = this.options.tenantId } = more;
    this.options.onAttempt({
      tenantId,
      username: normalUsername(username),
      address: '127.0.0.1',
      device: this.cookies.get('device_token'),
    });
    return this.post('/api/blade-auth/login', { ...more, username, password, tenantId });
  }

  /** The same cookies in a window of its own. */
  copy(): Browser {
    const twin = new Browser(this.options);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return twin;
  }

  private async send(path: string, { headers, ...request }: SendOptions): Promise<Answer> {
    const { base, origin } = this.options;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(base + path, {
      ...request,
      headers: { origin, ...(cookie ? { cookie } : {}), ...headers },
    });
    const cookies = answer.headers.getSetCookie();
    for (const line of cookies) this.keep(line);
    return { ...answer, cookies };
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
