import { Injectable } from '@nestjs/common';
import { NOTE_MESSAGES, NOTE_TITLES, type NoteText } from '@console/contract-company';
import { FormerVersions, unlessTaken, type RecordChange } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { noteLink } from './note-link.ts';
import { NOTES, type NoteDraft, type NoteRecord } from './note-records.ts';

export interface NoteReplacement extends NoteText {
  /** The version that was read; undefined where none is named, and the author may not have read what is replaced. */
  readonly read: number | undefined;
  /** The former version that it restores. */
  readonly restored?: number;
}

const TAKEN = { note_of_year: NOTE_MESSAGES.yearTaken };

/** Writes notes and keeps their replaced versions; in the caller's transaction. */
@Injectable()
export class NoteWriter {
  constructor(private readonly former: FormerVersions) {}

  /** Adds a note; returns the new id. Refuses a year that has a note. */
  async add(change: RecordChange, draft: NoteDraft): Promise<number> {
    const { year } = draft;
    const { id } = await unlessTaken(TAKEN, () => change.add(NOTES, { ...draft, standing: 1 }), { year });
    return id;
  }

  /**
   * Saves content and year as a new version, and keeps the one they replace; the same ones change nothing. Refuses
   * a stale edit (409), and a year that another note has.
   */
  async replace(
    change: RecordChange,
    note: NoteRecord,
    { read, year, content, restored }: NoteReplacement,
  ): Promise<void> {
    const restoring =
      restored === undefined ? {} : { action: 'restore-note', marks: { restoredVersion: restored } };
    const edit = { read, fields: { year, content }, ...restoring };
    const saved = await unlessTaken(TAKEN, () => change.replace(NOTES, note, edit), { year });
    if (saved === null) return;
    const unread = read === undefined;
    await this.former.keep(change.manager, change.writer, {
      record: noteRecord(note.id),
      version: note.version,
      value: { year: note.year, content: note.content } satisfies NoteText,
      savedBy: note.updatedBy,
      savedAt: note.updatedAt,
      unread,
      what: unread ? await nameOf(change.manager, note) : '',
      link: noteLink(saved),
    });
  }
}

/** The reference to a note among the records whose replaced versions are kept. */
export const noteRecord = (id: number) => ({ schema: 'company', kind: 'note', id }) as const;

/** The name of a note: `贵州茅台 2025 年核心竞争力` */
async function nameOf(
  manager: EntityManager,
  { tenantId, companyId, type, year }: NoteRecord,
): Promise<string> {
  const company = await queries(manager)
    .selectFrom('ecology.company as c')
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .select('s.name')
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', '=', companyId)
    .executeTakeFirst();
  return `${company?.name ?? ''} ${year} 年${NOTE_TITLES[type]}`.trim();
}
