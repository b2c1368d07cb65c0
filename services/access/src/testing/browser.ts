import { send, type Answer as KitAnswer, type SendOptions } from '@console/node-kit/testing';
import { phoneName } from '../phone/phone-sign-in.service.ts';
import type { Attempt } from '../sign-in/sign-in-gate.ts';
import { normalUsername } from '../users/normal-username.ts';

export interface Answer extends KitAnswer {
  /** The raw `Set-Cookie` lines. */
  readonly cookies: readonly string[];
}

export interface BrowserOptions {
  readonly base: string;
  readonly origin: string;
  /** The tenant of users who name none at sign-in. */
  readonly tenantId: string;
  /** The network address it comes from, by default this machine's. */
  readonly address?: string;
  /** The address it signs in from when it has no `address`: failures are counted by it, in a shared Redis. */
  readonly signInAddress: string;
  /** Called for every sign-in before it is sent. */
  readonly onAttempt: (attempt: Attempt) => void;
  /** Called for every code asked for. */
  readonly onSmsCode: (asked: AskedCode) => void;
  /** Resolves when no code is being sent any more. */
  readonly delivered: () => Promise<void>;
}

export interface AskedCode {
  readonly tenantId: string;
  readonly phone: string;
  readonly address: string;
}

interface More {
  readonly tenantId?: string;
  readonly [field: string]: unknown;
}

const THIS_MACHINE = '127.0.0.1';

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

  login(username: string, password: string, more: More = {}): Promise<Answer> {
    const { tenantId = this.options.tenantId } = more;
    this.options.onAttempt({
      tenantId,
      username: normalUsername(username),
      address: this.signInAddress,
      device: this.cookies.get('device_token'),
    });
    return this.signIn('login', { ...more, username, password, tenantId });
  }

  /** Resolves when the code has arrived, if one is sent. */
  async smsCode(phone: string, more: More = {}): Promise<Answer> {
    const { tenantId = this.options.tenantId } = more;
    this.options.onSmsCode({ tenantId, phone, address: this.signInAddress });
    const answer = await this.signIn('sms-code', { ...more, phone, tenantId });
    await this.options.delivered();
    return answer;
  }

  phoneLogin(phone: string, code: string, more: More = {}): Promise<Answer> {
    const { tenantId = this.options.tenantId } = more;
    this.options.onAttempt({
      tenantId,
      username: phoneName(phone),
      address: this.signInAddress,
      device: undefined,
    });
    return this.signIn('phone-login', { ...more, phone, code, tenantId });
  }

  /** Another browser with the same cookies, kept apart from now on. */
  copy(): Browser {
    const twin = new Browser(this.options);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return twin;
  }

  private get signInAddress(): string {
    return this.options.address ?? this.options.signInAddress;
  }

  private signIn(call: string, body: object): Promise<Answer> {
    const headers = { 'x-forwarded-for': this.signInAddress };
    return this.post(`/api/blade-auth/${call}`, body, headers);
  }

  private async send(path: string, { headers, ...request }: SendOptions): Promise<Answer> {
    const { base, origin, address = THIS_MACHINE } = this.options;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(base + path, {
      ...request,
      headers: {
        origin,
        'x-forwarded-for': address,
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
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
