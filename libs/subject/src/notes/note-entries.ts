import type { CallEntry, FormerVersionCalls, Note, SavedNote } from '@console/contract-core';
import type { CanNeed } from '@console/platform';
import type { z } from 'zod';

export type { Note, NoteText, SavedNote } from '@console/contract-core';

/**
 * The calls of a subject's notes, by their names in its module's contract: all take the subject's filter and
 * `type`.
 */
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

/** One kind of note of a subject, with one note per year. */
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
