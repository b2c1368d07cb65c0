import { Inject, Injectable } from '@nestjs/common';
import { NOTE_TITLES, notesCalls, type SavedNote } from '@console/contract-company';
import {
  MESSAGES,
  Refusal,
  RICH_TEXT_MAX_BYTES,
  RICH_TEXT_TOO_LONG,
  shanghaiDateTime,
  utf8Bytes,
  type Clock,
  type InputOf,
  type Session,
} from '@console/contract-core';
import { Audit, CLOCK, Creations } from '@console/node-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { auditedChange, auditedContent } from './audited-content.ts';
import { NoteReader } from './note-reader.ts';
import {
  heldNote,
  insertNote,
  removeNote,
  updateNote,
  type NoteDraft,
  type NoteRow,
  type NoteWriting,
} from './note-rows.ts';
import { cleanHtml } from './rich-text/clean-html.ts';

type SaveInput = InputOf<typeof notesCalls.saveNote>;

/** One side of an audit line. */
type Side = Readonly<Record<string, string | number>>;

/** Notes come into being, change and go. */
@Injectable()
export class NoteChanges {
  constructor(
    private readonly database: DataSource,
    private readonly creations: Creations,
    private readonly audit: Audit,
    private readonly reader: NoteReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Made once for a key, however often asked for. Refuses a year that has a note. */
  async add(session: Session, key: string | null, input: SaveInput): Promise<SavedNote> {
    const entry = notesCalls.saveNote;
    const { dataId: companyId, type, year } = input;
    const content = cleaned(input.content);
    const id = await this.creations.once({ schema: 'company', entry, session, key, input }, (manager) =>
      this.insert(manager, session, { companyId, type, year, content }),
    );
    return this.reader.head(session.tenantId, id);
  }

  /**
   * Saves content and year; the same ones change nothing. Refuses a stale edit (409), a year that another note
   * has, and (404) a note that is none of that company and type.
   */
  async update(session: Session, id: number, input: SaveInput): Promise<SavedNote> {
    const { dataId, type, year, version } = input;
    const content = cleaned(input.content);
    await this.database.transaction(async (manager) => {
      const note = await heldNote(manager, session.tenantId, id);
      if (note.companyId !== dataId || note.type !== type) throw new Refusal(MESSAGES.notFound);
      if (typeof version === 'number' && version !== note.version) throw new Refusal(MESSAGES.conflict);
      if (note.year === year && note.content === content) return;
      const next = note.version + 1;
      await updateNote(manager, this.writing(session), { id, year, content, version: next });
      const sides = changeOf(note, { year, content, version: next });
      await this.record(manager, session, { verb: 'save', id, ...sides });
    });
    return this.reader.head(session.tenantId, id);
  }

  /** Its row is kept, unseen. */
  async delete(session: Session, id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const note = await heldNote(manager, session.tenantId, id);
      await removeNote(manager, this.writing(session), id);
      const before = { ...subjectOf(note), year: note.year, content: auditedContent(note.content) };
      await this.record(manager, session, { verb: 'delete', id, before });
    });
  }

  private async insert(manager: EntityManager, session: Session, draft: NoteDraft): Promise<number> {
    const id = await insertNote(manager, this.writing(session), draft);
    const after = { ...subjectOf(draft), year: draft.year, content: auditedContent(draft.content) };
    await this.record(manager, session, { verb: 'save', id, after });
    return id;
  }

  private writing({ tenantId, userId }: Session): NoteWriting {
    return { tenantId, userId, now: shanghaiDateTime(this.clock.now()) };
  }

  private record(
    manager: EntityManager,
    session: Session,
    line: {
      readonly verb: 'save' | 'delete';
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

/** Cleaning writes signs out in full: what fitted before may not fit any more. */
function cleaned(html: string): string {
  const content = cleanHtml(html);
  if (utf8Bytes(content) > RICH_TEXT_MAX_BYTES)
    throw new Refusal(MESSAGES.badInput, { problems: `content：${RICH_TEXT_TOO_LONG}` });
  return content;
}

/** Which note it is, in words of the log. */
const subjectOf = ({ companyId, type }: Pick<NoteRow, 'companyId' | 'type'>): Side => ({
  companyId,
  type: NOTE_TITLES[type],
});

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
