import type { IncomingMessage } from 'node:http';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import type { FastifyRequest } from 'fastify';
import type { Arrival } from './arrival.ts';
import { isNameTooLong, NAME_MAX_LETTERS } from './file-name.ts';
import { tooLarge } from './too-large.ts';

/** A file as a form sent it, unchecked. */
export interface FormFile {
  readonly bytes: Buffer;
  readonly name: string;
  readonly declaredMime: string;
}

/** How many bytes the form around a file may take. */
const FRAME_BYTES = 16 * 1024;
/**
 * How long the headers of the file's part may be: three times the longest name, because senders escape what is not
 * ASCII.
 */
const HEADER_BYTES = 8 * 1024;
/** How long a body may take, so that no one occupies a slot by sending a byte a minute. */
const BODY_MS = 60_000;
/** How much of a refused body is still read and discarded: enough for most senders to get the answer. */
const DRAINED_BYTES = 32 * 1024 * 1024;
const DRAIN_MS = 5_000;

export interface ReadOptions {
  readonly maxBytes: number;
  /** Counts the bytes that arrived; ends the reading when the upload must give way. */
  readonly arrival: Arrival;
}

/**
 * The one file of a form, in a part named `file`. Refuses (400) any other form, and (413) a file over `maxBytes` as
 * soon as that is known, keeping no more of it than that in memory.
 */
export async function readFormFile(request: FastifyRequest, options: ReadOptions): Promise<FormFile> {
  if (!request.isMultipart()) throw new Refusal(MESSAGES.badType);
  const { raw } = request;
  const { maxBytes, arrival } = options;
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(badForm('上传超时')), BODY_MS);
  try {
    if (Number(raw.headers['content-length'] ?? 0) > maxBytes + FRAME_BYTES) throw tooLarge(maxBytes);
    // A sender who left while waiting gives no other sign of it.
    if (raw.destroyed) throw badForm('连接已断开');
    const ended = late(AbortSignal.any([overdue.signal, arrival.signal]));
    return await Promise.race([read(request, options), ended]);
  } catch (error) {
    drain(raw);
    // The parser's own errors all mean the same: the form is broken, or broken off.
    throw error instanceof Refusal ? error : badForm('表单格式不正确');
  } finally {
    clearTimeout(timer);
  }
}

function late(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Refusal), { once: true });
  });
}

async function read(request: FastifyRequest, options: ReadOptions): Promise<FormFile> {
  const limits = {
    fileSize: options.maxBytes + 1,
    files: 2,
    fields: 1,
    parts: 3,
    headerPairs: 20,
    headerSize: HEADER_BYTES,
    fieldSize: 1024,
  };
  let file: FormFile | null = null;
  for await (const part of request.parts({ limits })) {
    if (file !== null || !isTheFile(part)) throw badForm('只能上传一个文件，字段名为 file');
    const name = part.filename || '';
    if (isNameTooLong(name))
      throw new Refusal(ACCESS_MESSAGES.fileNameTooLong, { letters: NAME_MAX_LETTERS });
    const bytes = await readPart(part, options);
    file = { bytes, name, declaredMime: part.mimetype.toLowerCase() };
  }
  // A form sent without choosing a file has a part without a file name.
  if (file === null || (file.name === '' && file.bytes.length === 0))
    throw new Refusal(ACCESS_MESSAGES.fileMissing);
  if (file.bytes.length === 0) throw new Refusal(ACCESS_MESSAGES.fileEmpty);
  return file;
}

async function readPart({ file }: MultipartFile, { maxBytes, arrival }: ReadOptions): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    arrival.took(chunk.length);
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the rest of a refused body so that its sender gets the answer, but not without end. */
function drain(body: IncomingMessage): void {
  if (body.readableEnded || body.destroyed) return;
  let left = DRAINED_BYTES;
  const stop = setTimeout(() => body.destroy(), DRAIN_MS);
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) body.destroy();
  });
  const { socket } = body;
  const over = (): void => {
    clearTimeout(stop);
    socket.off('close', over);
  };
  body.once('close', over);
  // A body whose answer was sent gets no more events of its connection.
  socket.once('close', over);
  body.unpipe();
  body.resume();
}

const isTheFile = (part: Multipart): part is MultipartFile =>
  part.type === 'file' && part.fieldname === 'file';
const badForm = (problems: string): Refusal => new Refusal(MESSAGES.badInput, { problems });
