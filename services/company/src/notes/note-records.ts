import { NOTE_TITLES } from '@console/contract-company';
import {
  recordEntity,
  WRITTEN,
  type RecordKind,
  type Removable,
  type Sides,
  type Stored,
  type Written,
} from '@console/node-kit/records';
import type { Tables } from '../queries.ts';
import { auditedChange, auditedContent } from './audited-content.ts';
import type { NoteSubject } from './present-notes.ts';

/** The content of a note, with its company and year. */
export interface NoteDraft extends NoteSubject {
  readonly year: number;
  /** Cleaned HTML. */
  readonly content: string;
}

export interface NoteRecord extends NoteDraft, Stored, Written, Pick<Removable, 'removedAt'> {
  /** Null once removed: a unique index allows any number of nulls. */
  readonly standing: 1 | null;
}

/** The notes of a tenant. A removed one keeps its row, hidden; its year is free. */
export const NOTES: RecordKind<NoteRecord> = {
  entity: recordEntity<NoteRecord, Tables['company.note']>('company', 'note', {
    companyId: 'company_id',
    type: 'type',
    year: 'year',
    content: 'content',
    standing: 'standing',
    ...WRITTEN,
    removedAt: 'removed_at',
  }),
  service: 'company',
  noun: 'note',
  actions: { add: 'save-note', replace: 'save-note', remove: 'delete-note' },
  present: () => ({ standing: 1 }),
  removed: (now) => ({ standing: null, removedAt: now }),
  said: (note) => ({ ...subjectOf(note), year: note.year, content: auditedContent(note.content) }),
  changed: changeOf,
};

/** The company and type of a note, in the words of the audit log. */
const subjectOf = ({ companyId, type }: NoteSubject): object => ({ companyId, type: NOTE_TITLES[type] });

/** The fields that differ, and the note's company and type. */
function changeOf(before: NoteRecord, after: NoteRecord): Sides {
  const texts = auditedChange(before.content, after.content);
  const side = (note: NoteRecord, text?: string): object => ({
    ...subjectOf(note),
    ...(before.year === after.year ? {} : { year: note.year }),
    ...(text === undefined ? {} : { content: text }),
    version: note.version,
  });
  return { before: side(before, texts?.before), after: side(after, texts?.after) };
}
