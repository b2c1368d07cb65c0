import type { Account } from '../browser/browser.ts';
import { SUITE } from './suite.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: {
    readonly success?: boolean;
    readonly appCode?: string;
    readonly appMesg?: string;
    readonly result?: unknown;
    readonly requestId?: string;
  };
}

export interface HttpRequest {
  readonly method?: string;
  /** The body, sent unchanged when it is text or bytes, else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls through the gateway like those of a browser, without one: cookies are kept, Origin is sent. */
export class HttpSession {
  readonly cookies = new Map<string, string>();
  /** The `set-cookie` lines of the last answer that had any. */
  setCookies: readonly string[] = [];

  async send(path: string, request: HttpRequest = {}): Promise<HttpAnswer> {
    const response = await this.open(path, request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: asJson(text) };
  }

  /** An answer whose body the caller reads, such as a long stream. */
  async open(path: string, { method, body, headers }: HttpRequest = {}): Promise<Response> {
    const bare = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(SUITE.url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        origin: SUITE.url,
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined || bare ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: bare ? (body as string) : JSON.stringify(body) }),
      redirect: 'manual',
    });
    this.keep(response.headers.getSetCookie());
    return response;
  }

  /** The result of a call that must succeed. */
  async result<T>(path: string, request: HttpRequest = {}): Promise<T> {
    const { status, text, body } = await this.send(path, request);
    if (status !== 200 || body.success !== true) throw new Error(`${path} answered ${status}: ${text}`);
    return body.result as T;
  }

  /** The result of a write that must succeed. */
  post<T>(path: string, data: object = {}): Promise<T> {
    return this.result<T>(path, { body: data });
  }

  /** Signs out. */
  async leave(): Promise<void> {
    await this.post('/api/blade-auth/logout');
  }

  private keep(lines: readonly string[]): void {
    if (lines.length > 0) this.setCookies = lines;
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Opens a new session, on a new device. */
export async function httpSignIn({ username, password, tenantId = '' }: Account): Promise<HttpSession> {
  const session = new HttpSession();
  await session.post('/api/blade-auth/login', { username, password, tenantId });
  return session;
}

/** A body as JSON; undefined when it is not JSON. */
export function asJson(text: string): HttpAnswer['body'] {
  try {
    return JSON.parse(text) as HttpAnswer['body'];
  } catch {
    // A page or a file.
    return {};
  }
}
