import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@console/node-kit/testing';

export interface S3Server {
  readonly endpoint: string;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string | undefined }>;
  /** When objects were stored, by address, where that differs from now. */
  readonly writtenAt: Map<string, string>;
  /** While set: the status of every answer; 0 never answers. */
  fault: number | null;
  /** While set: how many milliseconds pass between the headers of an answer and its body. */
  bodyAfterMs: number | null;
  stop(): Promise<void>;
}

export const S3_ACCOUNT = { accessKeyId: 'console', secretAccessKey: 'a/secret+key', region: 'cn-east-1' };

/** A bucket in memory that checks every signature by its own implementation of the published algorithm. */
export async function s3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const writtenAt: S3Server['writtenAt'] = new Map();
  const port = await freePort();
  const state: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    writtenAt,
    fault: null,
    bodyAfterMs: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = await buffer(request);
    const { method = '', url = '', headers } = request;
    if (state.fault === 0) return;
    if (state.fault !== null) return void response.writeHead(state.fault).end('<Error/>');
    if (!isSigned(request, bytes)) return void response.writeHead(403).end('<SignatureDoesNotMatch/>');
    const asked = new URL(url, state.endpoint);
    if (asked.searchParams.get('list-type') === '2')
      return void response.writeHead(200).end(listing(state, asked));
    const found = objects.get(url);
    if (method === 'PUT') objects.set(url, { bytes, type: headers['content-type'] });
    if (method === 'DELETE') objects.delete(url);
    if (method === 'GET' && !found) return void response.writeHead(404).end('<NoSuchKey/>');
    const sent = method === 'GET' && found ? found.bytes : Buffer.alloc(0);
    response.writeHead(method === 'DELETE' ? 204 : 200, { 'content-length': sent.length });
    response.flushHeaders();
    if (state.bodyAfterMs !== null) await setTimeout(state.bodyAfterMs);
    response.end(sent);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return state;
}

/**
 * A listing with two objects a page; the token for the next page contains characters that must be escaped in an
 * address.
 */
function listing({ objects, writtenAt }: S3Server, { pathname, searchParams }: URL): string {
  const folder = pathname + (searchParams.get('prefix') ?? '');
  const addresses = [...objects.keys()].filter((address) => address.startsWith(folder)).sort();
  const from = Number(searchParams.get('continuation-token')?.replace('page&+/', '') ?? 0);
  const contents = addresses.slice(from, from + 2).map((address) => {
    const at = writtenAt.get(address) ?? '2100-01-01T00:00:00.000Z';
    return `<Contents><Key>${address.slice(pathname.length)}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const more = from + 2 < addresses.length;
  const next = more ? `<NextContinuationToken>page&amp;+/${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/**
 * Whether a request is signed by AWS Signature Version 4, as documented: canonical request, text to sign, derived key.
 */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, account, date = '', region = '', names = '', signature] =
    form.exec(headers.authorization ?? '') ?? [];
  const time = String(headers['x-amz-date']);
  const stated = String(headers['x-amz-content-sha256']);
  const wellFormed =
    account === S3_ACCOUNT.accessKeyId && region === S3_ACCOUNT.region && time.startsWith(date);
  const signed = names.split(';');
  if (!wellFormed || !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return false;
  if (method === 'PUT' && stated !== sha256(body)) return false;
  const [path = '', query = ''] = url.split('?');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, path, query, lines, names, stated].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const steps = [date, region, 's3', 'aws4_request'];
  const key = steps.reduce<Buffer>(hmac, Buffer.from(`AWS4${S3_ACCOUNT.secretAccessKey}`));
  return hmac(key, text).toString('hex') === signature;
}
