import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';

export type Encoding = 'utf-8' | 'gb18030';

export interface InspectedFile {
  readonly path: string;
  readonly encoding: Encoding;
  /** On disk, compressed or not. */
  readonly bytes: number;
  /** SHA-256 of the bytes on disk. */
  readonly hash: string;
}

/**
 * Reads a file once before it is parsed: its hash decides whether it is loaded at all, and only the whole text
 * shows whether it is UTF-8. Whatever is not valid UTF-8 is read as GB18030, which includes GBK. Throws with the
 * file's name, and no folder, when it cannot be read or unpacked to its end.
 */
export async function inspectFile(path: string): Promise<InspectedFile> {
  return inspect(path).catch((error: unknown) => {
    const { code = 'unknown' } = error as { readonly code?: string };
    const what = code.startsWith('Z_') ? 'unpacked' : 'read';
    throw new Error(`${basename(path)} cannot be ${what}: ${code}`, { cause: error });
  });
}

async function inspect(path: string): Promise<InspectedFile> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let encoding: Encoding = 'utf-8';
  const raw = createReadStream(path, { highWaterMark: 1 << 18 });
  raw.on('data', (chunk) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  for await (const chunk of plainBytes(raw, path) as AsyncIterable<Buffer>) {
    if (encoding === 'utf-8' && !decodes(utf8, chunk)) encoding = 'gb18030';
  }
  if (encoding === 'utf-8' && !decodes(utf8)) encoding = 'gb18030';
  return { path, encoding, bytes, hash: hash.digest('hex') };
}

/** The bytes of the CSV itself: a name ending in .gz is unpacked. */
export function plainBytes(raw: Readable, path: string): Readable {
  if (!path.endsWith('.gz')) return raw;
  const gunzip = createGunzip();
  raw.on('error', (error) => gunzip.destroy(error));
  return raw.pipe(gunzip);
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    if (chunk) decoder.decode(chunk, { stream: true });
    else decoder.decode();
    return true;
  } catch {
    return false;
  }
}
