import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { MESSAGES, Refusal, withoutTail } from '@console/contract-core';
import { AwsClient } from 'aws4fetch';
import type { FileStore, KeptFile } from './file-store.ts';
import { readListing } from './s3-listing.ts';

export interface S3Place {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The prefix of this installation's files in the bucket, without slashes at its ends. */
  readonly prefix: string;
  /** The longest time one call may take; for a file that is read, the time until its content begins to arrive. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const LISTED_AT_ONCE = 500;

/** Files in a bucket, addressed by path. Signatures include the file's content. */
export class S3Store implements FileStore {
  private readonly client: AwsClient;
  private readonly base: string;
  private readonly prefix: string;
  private readonly timeoutMs: number;

  constructor({ endpoint, bucket, prefix, timeoutMs = TIMEOUT_MS, ...account }: S3Place) {
    this.client = new AwsClient({ ...account, service: 's3', retries: 0 });
    this.base = `${withoutTail(endpoint, '/')}/${bucket}`;
    this.prefix = `${prefix}/`;
    this.timeoutMs = timeoutMs;
  }

  async put(key: string, bytes: Buffer, mime: string): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const answer = await this.send(this.prefix + key, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': mime, 'x-amz-content-sha256': sha256 },
    });
    await answer.body?.cancel();
    if (answer.status === 507) throw new Refusal(ACCESS_MESSAGES.storageFull);
    if (!answer.ok) throw unavailable(answer);
  }

  async get(key: string): Promise<KeptFile | null> {
    const answer = await this.begin(this.prefix + key);
    const bytes = Number(answer.headers.get('content-length') ?? NaN);
    if (answer.ok && answer.body !== null && !Number.isNaN(bytes)) {
      const stream = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
      return { stream, bytes };
    }
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw unavailable(answer);
  }

  async delete(key: string): Promise<void> {
    const answer = await this.send(this.prefix + key, { method: 'DELETE' });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw unavailable(answer);
  }

  /** The keys of older files, one page of the bucket's list at a time, of this installation's files alone. */
  async *olderThan(before: number): AsyncIterable<readonly string[]> {
    let more: string | null = null;
    do {
      const page = readListing(await this.listing(more), this.prefix);
      yield page.objects.filter(({ writtenAt }) => writtenAt < before).map(({ key }) => key);
      more = page.more;
    } while (more !== null);
  }

  /** Returns 0: a bucket contains only complete objects. */
  dropUnfinished(): Promise<number> {
    return Promise.resolve(0);
  }

  private async listing(more: string | null): Promise<string> {
    const query = new URLSearchParams({
      ...(more !== null && { 'continuation-token': more }),
      'list-type': '2',
      'max-keys': String(LISTED_AT_ONCE),
      prefix: this.prefix,
    });
    const answer = await this.send(`?${query}`, { method: 'GET' });
    const text = await answer.text();
    if (!answer.ok) throw unavailable(answer);
    return text;
  }

  /** The response once its headers have arrived: a large file over a slow line may take longer than a call may. */
  private async begin(path: string): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.timeoutMs);
    try {
      return await this.send(path, { method: 'GET' }, late.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  private async send(
    path: string,
    request: RequestInit,
    signal = AbortSignal.timeout(this.timeoutMs),
  ): Promise<Response> {
    try {
      return await this.client.fetch(`${this.base}/${path}`, { ...request, signal, redirect: 'error' });
    } catch (error) {
      throw unavailable(error);
    }
  }
}

/** The refusal when the store is unavailable. The reason is for the log only; the user is asked to try again. */
function unavailable(reason: unknown): Refusal {
  const refusal = new Refusal(MESSAGES.unavailable);
  refusal.cause = reason instanceof Response ? `the file store answered ${reason.status}` : reason;
  return refusal;
}
