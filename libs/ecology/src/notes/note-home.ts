import { NOTE_MESSAGES, type Authority, type NoteCalls } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { recordEntity, WRITTEN, type RecordKind, type Sides } from '@console/node-kit/records';
import { auditedChange, auditedContent } from './audited-content.ts';
import type { NoteDraft, NoteRecord, NoteRow, NoteSubject } from './note-record.ts';

/** The notes about one kind of subject: where they are stored, and what they are called. */
export interface NoteHome {
  readonly schema: 'company' | 'industry';
  /** The column of the subject's id. */
  readonly column: SubjectColumn;
  readonly calls: NoteCalls;
  readonly titles: Readonly<Record<number, string>>;
  /** The authority to write notes of each type, where it is not the same for all. */
  readonly editors?: Readonly<Record<number, Authority>>;
  /** The page of the console that shows a note. */
  readonly link: (note: Omit<NoteDraft, 'content'>) => string;
  /** The name of a subject; null for one that the tenant does not have. */
  readonly nameOf: (database: Querying, tenantId: string, subjectId: number) => Promise<string | null>;
}

type SubjectColumn = 'company_id' | 'industry_id';

/** The home of the notes of a service, one for each service. */
export const NOTE_HOME = Symbol('NOTE_HOME');

export const TAKEN = { note_of_year: NOTE_MESSAGES.yearTaken };

type Notes = RecordKind<NoteRecord>;
type Place = Pick<NoteHome, 'schema' | 'column' | 'titles'>;

const kept = new Map<Place['schema'], Notes>();

/** The notes of a home as records. A removed one keeps its row, hidden; its year is free. */
export function noteRecords(home: Place): Notes {
  const known = kept.get(home.schema) ?? madeRecords(home);
  kept.set(home.schema, known);
  return known;
}

const madeRecords = (home: Place): Notes => ({
  entity: recordEntity<NoteRecord, NoteRow & Readonly<Record<SubjectColumn, number>>>(home.schema, 'note', {
    subjectId: home.column,
    type: 'type',
    year: 'year',
    content: 'content',
    standing: 'standing',
    ...WRITTEN,
    removedAt: 'removed_at',
  }),
  service: home.schema,
  noun: 'note',
  actions: { add: 'save-note', replace: 'save-note', remove: 'delete-note' },
  present: () => ({ standing: 1 }),
  removed: (now) => ({ standing: null, removedAt: now }),
  said: (note) => ({ ...subjectOf(home, note), year: note.year, content: auditedContent(note.content) }),
  changed: (before, after) => changeOf(home, before, after),
});

/** The subject and type of a note, in the words of the audit log: `companyId`, 核心竞争力. */
const subjectOf = ({ schema, titles }: Place, { subjectId, type }: NoteSubject): object => ({
  [`${schema}Id`]: subjectId,
  type: titles[type],
});

/** The fields that differ, and the note's subject and type. */
function changeOf(home: Place, before: NoteRecord, after: NoteRecord): Sides {
  const texts = auditedChange(before.content, after.content);
  const side = (note: NoteRecord, text?: string): object => ({
    ...subjectOf(home, note),
    ...(before.year === after.year ? {} : { year: note.year }),
    ...(text === undefined ? {} : { content: text }),
    version: note.version,
  });
  return { before: side(before, texts?.before), after: side(after, texts?.after) };
}

/** The reference to a note among the records whose replaced versions are kept. */
export const noteRecord = ({ schema }: Pick<NoteHome, 'schema'>, id: number) =>
  ({ schema, kind: 'note', id }) as const;
