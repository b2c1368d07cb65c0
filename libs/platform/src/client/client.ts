import type { Address, CallerInputOf, OutputOf, ServiceName } from '@console/contract-core';
import { CallError } from './call-error.ts';
import { followStream, type StreamListeners } from './follow-stream.ts';
import { loginPath } from './login-path.ts';
import { readAnswer } from './read-answer.ts';
import { refreshCount, refreshSession } from './refresh-session.ts';
import { requestTarget, type Target } from './request-target.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up. */
  readonly timeout?: number;
  /** Makes a create safe to repeat: the server returns the first answer again. */
  readonly idempotencyKey?: string;
}

export interface Client {
  readonly service: ServiceName;
  /**
   * Sends a call of the contract, by its entry or by its address alone: that does without the entry's schemas.
   * Throws CallError; an abort by the caller's signal stays an AbortError.
   */
  call<A extends Address>(address: A, input: CallerInputOf<A>, options?: CallOptions): Promise<OutputOf<A>>;
  /**
   * Listens to an entry's event stream until the returned function is called. A refused reader is led where a
   * refused call leads: with an ended session to the login page, with a locked one to the lock.
   */
  follow(address: Address, input: unknown, listeners: StreamListeners): () => void;
}

export interface ClientSettings {
  /** What happens when the session cannot be renewed. Default: to the login page, and back after it. */
  readonly onSessionLost?: () => void;
}

const TIMEOUT_MS = 10_000;

/** Raised on the window when an answer says that the session is locked: the shell covers its pages. */
export const LOCKED_EVENT = 'console:locked';

/** The typed way to one service. A 401 renews the session once, for all tabs, and repeats the call. */
export function createClient(service: ServiceName, settings: ClientSettings = {}): Client {
  const onSessionLost = settings.onSessionLost ?? goToLogin;
  const call = async <A extends Address>(
    address: A,
    input: CallerInputOf<A>,
    options: CallOptions = {},
  ): Promise<OutputOf<A>> => {
    const target = requestTarget(address, service, input);
    const seen = refreshCount();
    let response = await request(address.method, target, options);
    if (response.status === 401) {
      if (await renewed(seen)) response = await request(address.method, target, options);
      if (response.status === 401) onSessionLost();
    }
    if (response.status === 423) window.dispatchEvent(new Event(LOCKED_EVENT));
    return readAnswer<OutputOf<A>>(response, address.raw).catch((error: unknown) => {
      throw explain(error, options);
    });
  };
  const follow: Client['follow'] = (address, input, { events, over }) => {
    const seen = refreshCount();
    return followStream(requestTarget(address, service, input).url, {
      events,
      over: (reason) => {
        over(reason);
        if (reason.status === 423) window.dispatchEvent(new Event(LOCKED_EVENT));
        // Without an answer about the session it is not given up: the next call tries again.
        if (reason.status === 401)
          void refreshSession(seen).then(
            (lives) => lives || onSessionLost(),
            () => undefined,
          );
      },
    });
  };
  return { service, call, follow };
}

async function request(method: string, target: Target, options: CallOptions): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (target.body !== null) headers.set('content-type', 'application/json');
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  const limit = AbortSignal.timeout(options.timeout ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    return await fetch(target.url, {
      method,
      headers,
      body: target.body,
      signal,
      credentials: 'same-origin',
    });
  } catch (error) {
    throw explain(error, options);
  }
}

async function renewed(seen: string): Promise<boolean> {
  try {
    return await refreshSession(seen);
  } catch (error) {
    throw new CallError(
      { code: 'NETWORK', message: '会话续期失败，请稍后重试', status: 0 },
      { cause: error },
    );
  }
}

function explain(error: unknown, options: CallOptions): unknown {
  if (error instanceof CallError || options.signal?.aborted) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    const seconds = Math.round((options.timeout ?? TIMEOUT_MS) / 1000);
    return new CallError(
      { code: 'TIMEOUT', message: `${seconds} 秒内没有响应，请稍后重试`, status: 0 },
      { cause: error },
    );
  }
  return new CallError(
    { code: 'NETWORK', message: '网络连接失败，请检查网络后重试', status: 0 },
    { cause: error },
  );
}

function goToLogin(): void {
  window.location.assign(loginPath(window.location.pathname + window.location.search));
}
