import type { DataSource } from 'typeorm';
import type { CorrelateRankings } from '../compute/judge-work.ts';
import { readRankings, type CheckupKey } from './parts.ts';

export interface CorrelationsInput {
  readonly database: DataSource;
  readonly key: CheckupKey;
  /** The number of parts, of all their subjects, and of the columns of a ranking. */
  readonly parts: number;
  readonly subjects: number;
  readonly stocks: number;
  readonly signal: AbortSignal;
}

/** The correlations of all subjects in their order, as they are stored. */
export async function correlationsOf(
  { database, key, parts, subjects, stocks, signal }: CorrelationsInput,
  correlate: CorrelateRankings,
): Promise<Buffer> {
  const blobs: Buffer[] = [];
  for (let part = 0; part < parts; part += 1) {
    signal.throwIfAborted();
    blobs.push(await readRankings(database, key, part));
  }
  const rankings = new SharedArrayBuffer(blobs.reduce((sum, { byteLength }) => sum + byteLength, 0));
  const all = new Uint8Array(rankings);
  let at = 0;
  for (const blob of blobs.splice(0)) {
    all.set(blob, at);
    at += blob.byteLength;
  }
  return storedMatrix(await correlate({ rankings, count: subjects, stocks }, signal), subjects);
}

/** The lower triangle of a symmetric matrix with its diagonal, row by row. */
export function storedMatrix(matrix: Float64Array, count: number): Buffer {
  const cells = new Float32Array((count * (count + 1)) / 2);
  let at = 0;
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column <= row; column += 1) cells[at++] = matrix[row * count + column] as number;
  return Buffer.from(cells.buffer);
}

/** A function that reads the correlation of two subjects, by their places; NaN where there is none. */
export function openMatrix(stored: Buffer): (one: number, other: number) => number {
  const cells = new Float32Array(Uint8Array.from(stored).buffer);
  return (one, other) => {
    const [low, high] = one < other ? [one, other] : [other, one];
    return cells[(high * (high + 1)) / 2 + low] ?? NaN;
  };
}
