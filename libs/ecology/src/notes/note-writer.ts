import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type NoteText, type Session } from '@console/contract-core';
import { requireAuthority } from '@console/node-kit/auth';
import { FormerVersions, unlessTaken, type RecordChange } from '@console/node-kit/records';
import { NOTE_HOME, noteRecord, noteRecords, TAKEN, type NoteHome } from './note-home.ts';
import type { NoteDraft, NoteRecord } from './note-record.ts';

export interface NoteReplacement extends NoteText {
  /** The version that was read; undefined where none is named, and the author may not have read what is replaced. */
  readonly read: number | undefined;
  /** The former version that it restores. */
  readonly restored?: number;
}

/** Writes notes and keeps their replaced versions; in the caller's transaction. */
@Injectable()
export class NoteWriter {
  constructor(
    private readonly former: FormerVersions,
    @Inject(NOTE_HOME) readonly home: NoteHome,
  ) {}

  /** Refuses (403) a user who may write notes of other types only. */
  requireEditor(session: Session, type: number): void {
    const editor = this.home.editors?.[type];
    if (editor !== undefined) requireAuthority(editor, session);
  }

  /** A note that the user may write, locked. Refuses (404) one that is not there, and as `requireEditor`. */
  async lock(change: RecordChange, session: Session, id: number): Promise<NoteRecord> {
    const note = await change.lock(noteRecords(this.home), id);
    this.requireEditor(session, note.type);
    return note;
  }

  /** Adds a note; returns the new id. Refuses a year that has a note. */
  async add(change: RecordChange, draft: NoteDraft): Promise<number> {
    const { year } = draft;
    const notes = noteRecords(this.home);
    const { id } = await unlessTaken(TAKEN, () => change.add(notes, { ...draft, standing: 1 }), { year });
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
    const { home } = this;
    const restoring =
      restored === undefined ? {} : { action: 'restore-note', marks: { restoredVersion: restored } };
    const edit = { read, fields: { year, content }, ...restoring };
    const saved = await unlessTaken(TAKEN, () => change.replace(noteRecords(home), note, edit), { year });
    if (saved === null) return;
    const unread = read === undefined;
    await this.former.keep(change.manager, change.writer, {
      record: noteRecord(home, note.id),
      version: note.version,
      value: { year: note.year, content: note.content } satisfies NoteText,
      savedBy: note.updatedBy,
      savedAt: note.updatedAt,
      unread,
      what: unread ? await this.nameOf(change, note) : '',
      link: home.link(saved),
    });
  }

  /** Removes a note; its row is kept and hidden. */
  remove(change: RecordChange, note: NoteRecord): Promise<void> {
    return change.remove(noteRecords(this.home), note);
  }

  /** The name of a note: `贵州茅台 2025 年核心竞争力` */
  private async nameOf(
    { manager }: RecordChange,
    { tenantId, subjectId, type, year }: NoteRecord,
  ): Promise<string> {
    const name = await this.home.nameOf(manager, tenantId, subjectId);
    return `${name ?? ''} ${year} 年${this.home.titles[type]}`.trim();
  }
}

/** Refuses (404) a note that is not about the subject that the caller names. */
export function requireSame(note: NoteRecord, { dataId, type }: { dataId: number; type: number }): void {
  if (note.subjectId !== dataId || note.type !== type) throw new Refusal(MESSAGES.notFound);
}
