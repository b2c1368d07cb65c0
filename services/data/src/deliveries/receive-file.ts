import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { Refusal } from '@console/contract-core';
import { DATA_MESSAGES } from '@console/contract-data';

export interface FilePlace {
  /** The folder of unfinished files; on the same file system as `path`. */
  readonly incoming: string;
  readonly path: string;
  readonly name: string;
  readonly maxBytes: number;
  /**
   * Called with the number of bytes when the file is complete and not in its place yet; an error it throws keeps the
   * file out.
   */
  readonly onWhole: (bytes: number) => Promise<void>;
}

/**
 * Streams a request's body to disk and puts it in its place when it is complete; a file with that name is replaced in
 * one step. Refuses a body that is too large, empty, cut short or not what its name says, and leaves nothing of it.
 * Returns its bytes.
 */
export async function receiveFile(body: IncomingMessage, place: FilePlace): Promise<number> {
  await mkdir(place.incoming, { recursive: true });
  const temporary = join(place.incoming, randomUUID());
  try {
    if (Number(body.headers['content-length'] ?? 0) > place.maxBytes) throw tooLarge(place);
    const bytes = await write(body, temporary, place);
    await place.onWhole(bytes);
    await mkdir(dirname(place.path), { recursive: true });
    await rename(temporary, place.path);
    return bytes;
  } catch (error) {
    // A partly read body is not discarded by itself, and the next call on the connection would wait for it.
    body.resume();
    throw isDiskFull(error) ? new Refusal(DATA_MESSAGES.diskFull) : error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function write(body: IncomingMessage, temporary: string, place: FilePlace): Promise<number> {
  const file = await open(temporary, 'wx', 0o640);
  try {
    const bytes = await copy(body, file, place);
    if (bytes === 0) throw new Refusal(DATA_MESSAGES.emptyFile);
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

async function copy(body: IncomingMessage, file: FileHandle, { name, maxBytes }: FilePlace): Promise<number> {
  let bytes = 0;
  // Left open when refused midway: the caller must get the reason.
  for await (const chunk of chunksOf(body)) {
    if (bytes === 0 && !looksLike(name, chunk)) throw new Refusal(DATA_MESSAGES.wrongContent, { name });
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge({ maxBytes });
    await file.appendFile(chunk);
  }
  return bytes;
}

async function* chunksOf(body: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  try {
    yield* chunks;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ECONNRESET') throw error;
    throw new Refusal(DATA_MESSAGES.cutShort);
  }
}

/** Whether the content matches the name: gzip begins with its mark; text has no zero byte. */
function looksLike(name: string, start: Buffer): boolean {
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  return name.endsWith('.gz') ? isGzip : !isGzip && !start.includes(0);
}

const tooLarge = ({ maxBytes }: Pick<FilePlace, 'maxBytes'>): Refusal =>
  new Refusal(DATA_MESSAGES.fileTooLarge, { limit: sizeText(maxBytes) });

function sizeText(bytes: number): string {
  const [unit, size] =
    bytes < 1024 ** 2 ? ['KB', 1024] : bytes < 1024 ** 3 ? ['MB', 1024 ** 2] : ['GB', 1024 ** 3];
  return `${Number((bytes / Number(size)).toFixed(1))} ${unit}`;
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: string } | null)?.code));
