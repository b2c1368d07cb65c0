import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { endianness } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { panelMemory } from '../panel-memory.ts';

/** The content of a file, in shared memory. The writer decides what the integers mean. */
export interface PanelContent {
  readonly columns: number;
  readonly integers: Int32Array;
  readonly values: Float64Array;
}

/**
 * ASCII `PNL2`, as the machine writes an integer: a file of another byte order is refused. The digit is raised when the
 * same rows make other panels: in those of version 1 suspended stocks had prices.
 */
const MAGIC = endianness() === 'LE' ? 0x324c4e50 : 0x504e4c32;
const HEADER_BYTES = 32;
/** The size of the pieces that are read and summed, between which other tasks run. */
const PIECE_BYTES = 8 * 2 ** 20;
/** The most bytes: more than any address space, as a broken header might say. */
const MOST_BYTES = 2 ** 40;

/** The end of the names of files that are still being written. */
export const UNFINISHED = '.tmp';

/**
 * Writes a panel to a file: completely, or no file. A reader meanwhile sees the one before. A file that a power cut
 * left incomplete has another sum than its header says.
 */
export async function writePanelFile(path: string, content: PanelContent): Promise<void> {
  const { columns, integers, values } = content;
  const body = [bytesOf(integers), new Uint8Array(paddingOf(integers.length)), bytesOf(values)];
  const header = Int32Array.of(MAGIC, columns, integers.length, values.length, sumOf(body), 0, 0, 0);
  header[7] = crc32(bytesOf(header).subarray(0, 28));
  const unfinished = join(dirname(path), `${basename(path)}.${randomBytes(6).toString('hex')}${UNFINISHED}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      for (const part of [bytesOf(header), ...body]) await writeWhole(file, part);
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The content of a file; `broken` for one that is not as written, null without one. */
export async function readPanelFile(path: string): Promise<PanelContent | 'broken' | null> {
  let file: FileHandle;
  try {
    file = await open(path, constants.O_RDONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const header = new Int32Array(HEADER_BYTES / 4);
    await readWhole(file, bytesOf(header), 0);
    const sizes = sizesOf(header);
    const { size } = await file.stat();
    if (sizes === null || size !== HEADER_BYTES + sizes.bytes) return 'broken';
    const body = panelMemory(sizes.bytes);
    const sum = await readWhole(file, new Uint8Array(body), HEADER_BYTES);
    if (sum !== header[4]) return 'broken';
    const integers = new Int32Array(body, 0, sizes.integers);
    return { columns: sizes.columns, integers, values: new Float64Array(body, sizes.valuesAt, sizes.values) };
  } finally {
    await file.close();
  }
}

interface Sizes {
  readonly columns: number;
  readonly integers: number;
  readonly values: number;
  readonly valuesAt: number;
  readonly bytes: number;
}

/** The sizes in a header; null when it is invalid. */
function sizesOf(header: Int32Array): Sizes | null {
  const [magic, columns = -1, integers = -1, values = -1] = header;
  if (magic !== MAGIC || (crc32(bytesOf(header).subarray(0, 28)) | 0) !== header[7]) return null;
  if (columns < 0 || integers < 0 || values < 0) return null;
  const valuesAt = 4 * integers + paddingOf(integers);
  const bytes = valuesAt + 8 * values;
  return bytes > MOST_BYTES ? null : { columns, integers, values, valuesAt, bytes };
}

/** The bytes before the values, which begin at a multiple of eight. */
const paddingOf = (integers: number): number => 4 * (integers % 2);

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array | Float64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

const sumOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, part) => crc32(part, sum), 0) | 0;

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, Math.min(PIECE_BYTES, bytes.length - at));
    at += bytesWritten;
  }
}

/** Fills the bytes from a position of the file on, as far as it goes. Returns their sum. */
async function readWhole(file: FileHandle, bytes: Uint8Array, from: number): Promise<number> {
  let sum = 0;
  for (let at = 0; at < bytes.length;) {
    const length = Math.min(PIECE_BYTES, bytes.length - at);
    const { bytesRead } = await file.read(bytes, at, length, from + at);
    if (bytesRead === 0) break;
    sum = crc32(bytes.subarray(at, at + bytesRead), sum);
    at += bytesRead;
  }
  return sum | 0;
}
