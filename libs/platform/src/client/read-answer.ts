import { CallError } from './call-error.ts';

/**
 * The one interpreter of answers. Success is the envelope's flag, or S0000 where no flag was sent; anything
 * else throws CallError with the server's own code and text. A `raw` entry answers its result without an
 * envelope, but its refusals in one.
 */
export async function readAnswer<T>(response: Response, raw = false): Promise<T> {
  const body = await readJson(response);
  if (raw && response.ok && body !== null && !isEnvelope(body)) return body as T;
  if (isEnvelope(body) && response.ok && succeeded(body)) return body['result'] as T;
  const envelope = isEnvelope(body) ? body : {};
  throw new CallError({
    code: text(envelope['appCode']) ?? 'BAD_ANSWER',
    message: text(envelope['appMesg']) ?? fallbackMessage(response.status),
    status: response.status,
    requestId: text(envelope['requestId']) ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: seconds(response.headers.get('retry-after')),
  });
}

type Fields = Readonly<Record<string, unknown>>;

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // A body cut off by the caller's own abort is not a bad answer.
    if (error instanceof DOMException) throw error;
    return null;
  }
}

function isEnvelope(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && ('success' in body || 'appCode' in body);
}

function succeeded(envelope: Fields): boolean {
  return 'success' in envelope ? envelope['success'] === true : envelope['appCode'] === 'S0000';
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function seconds(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function fallbackMessage(status: number): string {
  if (status >= 500) return '服务暂不可用，请稍后重试';
  return '服务器返回了无法识别的内容';
}
