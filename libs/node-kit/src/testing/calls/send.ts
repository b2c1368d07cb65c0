export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text read as JSON; null when it is none. */
  readonly body: {
    readonly success?: boolean;
    readonly appCode?: string;
    readonly appMesg?: string;
    readonly result?: unknown;
    readonly requestId?: string;
  };
}

export interface SendOptions {
  readonly method?: string;
  /** Sent as it is when it is text or bytes, else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One HTTP call, its answer read whole. Redirects are not followed. */
export async function send(url: string, { method, body, headers }: SendOptions = {}): Promise<Answer> {
  const bare = typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body === undefined || bare ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: bare ? (body as string) : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: asJson(text) };
}

function asJson(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body'];
  } catch {
    // A page or a file: tests of those read the text.
    return {};
  }
}
