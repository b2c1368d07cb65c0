import type { Readable } from 'node:stream';

/** Where uploaded bytes are kept, by a key that says nothing of them. */
export interface FileStore {
  /** All of it or nothing. Refuses (503) when the space is used up or the store is away. */
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** Null when the store has no such file. Refuses (503) when it is away. */
  get(key: string): Promise<KeptFile | null>;
  /** A file that is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** The keys of what was put before that moment (milliseconds since 1970), a bounded batch at a time. */
  olderThan(before: number): AsyncIterable<readonly string[]>;
  /** Deletes what interrupted puts left before that moment. Answers how many. */
  dropUnfinished(before: number): Promise<number>;
}

/** What keys look like; anything else in a store is not ours. */
export const FILE_KEY = /^[\w-]{22,64}$/;

export interface KeptFile {
  readonly stream: Readable;
  readonly bytes: number;
}

export const FILE_STORE = Symbol('FILE_STORE');
