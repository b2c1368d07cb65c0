import type { Readable } from 'node:stream';

/** A store of uploaded bytes, by a key that says nothing about them. */
export interface FileStore {
  /** Stores all of it or nothing. Refuses (503) when the space is used up or the store is unavailable. */
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** Null when the store has no such file. Refuses (503) when it is unavailable. */
  get(key: string): Promise<KeptFile | null>;
  /** Deletes a file; one that is missing is deleted already. */
  delete(key: string): Promise<void>;
  /** The keys of files stored before that moment (milliseconds since 1970), a bounded batch at a time. */
  olderThan(before: number): AsyncIterable<readonly string[]>;
  /** Deletes what interrupted writes left before that moment. Returns how many. */
  dropUnfinished(before: number): Promise<number>;
}

/** The form of keys; anything else in a store is not ours. */
export const FILE_KEY = /^[\w-]{22,64}$/;

export interface KeptFile {
  readonly stream: Readable;
  readonly bytes: number;
}

export const FILE_STORE = Symbol('FILE_STORE');
