import { Inject, Injectable } from '@nestjs/common';
import { NOTE_TITLES, type NoteText } from '@console/contract-company';
import { shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { Audit, CLOCK, FormerVersions, overwriteMark } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { auditedChange, auditedContent } from './audited-content.ts';
import { queries } from '../queries.ts';
import { noteLink } from './note-link.ts';
import {
  insertNote,
  removeNote,
  updateNote,
  type HeldNote,
  type NoteDraft,
  type NoteRow,
  type NoteWriting,
} from './note-rows.ts';

/** One side of an audit line. */
type Side = Readonly<Record<string, string | number>>;

export interface NoteReplacement extends NoteText {
  /** The save named no version: whatever it replaces, its writer may not have read. */
  readonly unread: boolean;
  /** The former version that it brings back. */
  readonly restored?: number;
}

/** The rows of notes, what was replaced in them, and the lines of the audit log; in the caller's transaction. */
@Injectable()
export class NoteWriter {
  constructor(
    private readonly audit: Audit,
    private readonly former: FormerVersions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers the new id. Refuses a year that has a note. */
  async add(manager: EntityManager, session: Session, draft: NoteDraft): Promise<number> {
    const id = await insertNote(manager, this.writing(session), draft);
    const after = { ...subjectOf(draft), year: draft.year, content: auditedContent(draft.content) };
    await this.record(manager, session, { verb: 'save', id, after });
    return id;
  }

  /**
   * Saves content and year as a new version, and keeps the one they replace; the same ones change nothing. Refuses
   * a year that another note has.
   */
  async replace(
    manager: EntityManager,
    session: Session,
    note: HeldNote,
    { year, content, unread, restored }: NoteReplacement,
  ): Promise<void> {
    if (note.year === year && note.content === content) return;
    const { id, version } = note;
    const next = version + 1;
    await updateNote(manager, this.writing(session), { id, year, content, version: next });
    await this.former.keep(manager, session, {
      record: noteRecord(id),
      version,
      value: { year: note.year, content: note.content } satisfies NoteText,
      savedBy: note.savedBy,
      savedAt: note.savedAt,
      unread,
      what: unread ? await nameOf(manager, session.tenantId, note) : '',
      link: noteLink({ ...note, year }),
    });
    const { before, after } = changeOf(note, { year, content, version: next });
    const marks = { ...overwriteMark(unread, version), ...(restored && { restoredVersion: restored }) };
    const verb = restored === undefined ? 'save' : 'restore';
    await this.record(manager, session, { verb, id, before, after: { ...after, ...marks } });
  }

  /** Its row is kept, unseen. */
  async remove(manager: EntityManager, session: Session, note: HeldNote): Promise<void> {
    await removeNote(manager, this.writing(session), note.id);
    const before = { ...subjectOf(note), year: note.year, content: auditedContent(note.content) };
    await this.record(manager, session, { verb: 'delete', id: note.id, before });
  }

  private writing({ tenantId, userId }: Session): NoteWriting {
    return { tenantId, userId, now: shanghaiDateTime(this.clock.now()) };
  }

  private record(
    manager: EntityManager,
    session: Session,
    line: {
      readonly verb: 'save' | 'restore' | 'delete';
      readonly id: number;
      readonly before?: Side;
      readonly after?: Side;
    },
  ): Promise<void> {
    const { verb, id, ...sides } = line;
    const action = `company.${verb}-note`;
    return this.audit.record(manager, {
      session,
      service: 'company',
      action,
      subject: `note:${id}`,
      ...sides,
    });
  }
}

/** A note among the records whose replaced versions are kept. */
export const noteRecord = (id: number) => ({ schema: 'company', kind: 'note', id }) as const;

/** Which note it is, in words of the log. */
const subjectOf = ({ companyId, type }: Pick<NoteRow, 'companyId' | 'type'>): Side => ({
  companyId,
  type: NOTE_TITLES[type],
});

/** `贵州茅台 2025 年核心竞争力` */
async function nameOf(
  manager: EntityManager,
  tenantId: string,
  { companyId, type, year }: NoteRow,
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

/** What differs, and what note it is. */
function changeOf(
  note: NoteRow,
  { year, content, version }: Pick<NoteRow, 'year' | 'content' | 'version'>,
): { readonly before: Side; readonly after: Side } {
  const texts = auditedChange(note.content, content);
  const side = (of: { readonly year: number; readonly version: number }, text?: string): Side => ({
    ...subjectOf(note),
    ...(note.year === year ? {} : { year: of.year }),
    ...(text === undefined ? {} : { content: text }),
    version: of.version,
  });
  return { before: side(note, texts?.before), after: side({ year, version }, texts?.after) };
}
