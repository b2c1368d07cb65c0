import { CallError } from '@console/platform/call-error';
import { readAnswer } from '@console/platform/read-answer';

/** A call as the contract has it, written out: the contract's entries would bring zod. Tests compare the two. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

const TIMEOUT_MS = 10_000;

/** Calls the server, `body` with a POST. There is no session to renew yet. Throws CallError with the text to show. */
export async function ask<T>({ method, path }: Call, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    const message = '网络连接失败，请检查网络后重试';
    throw new CallError({ code: 'NETWORK', message, status: 0 }, { cause: error });
  }
  return readAnswer<T>(response);
}
