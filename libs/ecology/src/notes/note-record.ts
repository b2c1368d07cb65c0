import type { Removable, Stored, Written } from '@console/node-kit/records';
import type { Generated } from 'kysely';

/** The notes of one type of a subject. */
export interface NoteSubject {
  readonly subjectId: number;
  readonly type: number;
}

/** The content of a note, with its subject and year. */
export interface NoteDraft extends NoteSubject {
  readonly year: number;
  /** Cleaned HTML. */
  readonly content: string;
}

export interface NoteRecord extends NoteDraft, Stored, Written, Pick<Removable, 'removedAt'> {
  /** Null once removed: a unique index allows any number of nulls. */
  readonly standing: 1 | null;
}

/** A row of a table of notes, apart from the column of its subject. */
export interface NoteRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly type: number;
  readonly year: number;
  /** HTML, cleaned before it was stored. */
  readonly content: string;
  /** Null once removed. */
  readonly standing: Generated<1 | null>;
  readonly version: Generated<number>;
  /** Null for notes of the demo, like `updated_by`. */
  readonly created_by: number | null;
  readonly created_at: string;
  readonly updated_by: number | null;
  readonly updated_at: string;
  readonly removed_at: string | null;
}
