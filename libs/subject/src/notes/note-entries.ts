import type { CallEntry, FormerVersionCalls } from '@console/contract-core';
import type { CanNeed } from '@console/platform';
import type { z } from 'zod';

/** A note as its save answers it. */
export interface SavedNote {
  readonly id: number;
  readonly year: number;
  /** Counts the edits; sent back by them, so that a stale one is refused. */
  readonly version: number;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly updatedAt: string;
  /** Null for what the demo brought along. */
  readonly updatedBy: string | null;
}

export interface Note extends SavedNote {
  /** Cleaned HTML. */
  readonly content: string;
}

/** What a version of a note said. */
export type NoteText = Pick<Note, 'year' | 'content'>;

/** The calls of a subject's notes, as its module's contract names them: all take the subject's filter and `type`. */
export interface NoteEntries {
  /** The years that have a note, newest first. */
  readonly noteYears: CallEntry<z.ZodType, z.ZodType<readonly number[]>>;
  /** The note of a `year`; refused with 404 where there is none. */
  readonly note: CallEntry<z.ZodType, z.ZodType<Note>>;
  /** `id`, `version`, `year` and `content`; without an id a new one. */
  readonly saveNote: CallEntry<z.ZodType, z.ZodType<SavedNote>>;
  /** By `id` alone. */
  readonly deleteNote: CallEntry;
}

/** One kind of note of a subject, a note a year. */
export interface NoteKind {
  readonly entries: NoteEntries;
  readonly history: FormerVersionCalls;
  /** As the calls name it. */
  readonly type: number;
  /** 核心竞争力 */
  readonly title: string;
  /** Who may write. */
  readonly needs: CanNeed;
  readonly years: { readonly first: number; readonly last: number };
  readonly texts: { readonly saved: string; readonly deleted: string; readonly required: string };
}
