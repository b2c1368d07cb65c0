import type { CallerInputOf, Destination, OutputOf } from '@console/contract-core';
import { CallError } from '@console/platform/call-error';
import { readAnswer } from '@console/platform/read-answer';

const TIMEOUT_MS = 10_000;

/**
 * Calls the server, with its input in the query of a GET and in the body of a POST. There is no session to renew yet.
 * Throws CallError with the text to show.
 */
export async function ask<A extends Destination>(
  { method, path }: A,
  input: CallerInputOf<A> & object,
): Promise<OutputOf<A>> {
  const reads = method === 'GET';
  const query = reads ? String(new URLSearchParams(input as Record<string, string>)) : '';
  let response: Response;
  try {
    response = await fetch(query === '' ? path : `${path}?${query}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(reads ? {} : { body: JSON.stringify(input) }),
    });
  } catch (error) {
    const message = '网络连接失败，请检查网络后重试';
    throw new CallError({ code: 'NETWORK', message, status: 0 }, { cause: error });
  }
  return readAnswer(response);
}
