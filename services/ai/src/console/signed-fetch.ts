import { MESSAGES, Refusal } from '@console/contract-core';

/** The request whose sign-in other services are called with. */
export interface Asker {
  readonly headers: Readonly<Partial<Record<'authorization' | 'cookie' | 'origin', string>>>;
}

const LIMIT_MS = 5_000;

/**
 * Sends a request with the sign-in of the asker's. Throws `MESSAGES.unavailable` where no answer begins within 5 s.
 */
export async function signedFetch(
  url: string,
  { headers: { authorization, cookie, origin } }: Asker,
  { headers, ...init }: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      // A write with a cookie also needs its origin.
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(origin === undefined ? {} : { origin }),
        ...headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (cause) {
    throw unavailable(cause);
  }
}

/** The bytes of an answer. Throws `MESSAGES.unavailable` where they break off or are more than `most`. */
export async function bytesOf(answer: Response, most: number): Promise<Buffer> {
  try {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > most) throw new RangeError(`an answer of more than ${most} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (cause) {
    throw unavailable(cause);
  }
}

/** The refusal where a service does not answer as it should. */
export const unavailable = (cause: unknown): Refusal =>
  Object.assign(new Refusal(MESSAGES.unavailable), { cause });
