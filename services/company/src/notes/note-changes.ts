import { Injectable } from '@nestjs/common';
import { notesCalls, type NoteText, type SavedNote } from '@console/contract-company';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { FormerVersions, Records } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { NoteReader } from './note-reader.ts';
import { NOTES } from './note-records.ts';
import { noteRecord, NoteWriter } from './note-writer.ts';
import { HtmlCleaner } from './rich-text/html-cleaner.ts';

type SaveInput = InputOf<typeof notesCalls.saveNote>;

/** Adds, changes, restores and removes notes. */
@Injectable()
export class NoteChanges {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly former: FormerVersions,
    private readonly reader: NoteReader,
    private readonly writer: NoteWriter,
    private readonly cleaner: HtmlCleaner,
  ) {}

  /** Adds a note, once for a key. Refuses a year that has a note. */
  async add(session: Session, key: string | null, input: SaveInput): Promise<SavedNote> {
    const entry = notesCalls.saveNote;
    const { dataId: companyId, type, year } = input;
    const content = await this.cleaner.clean(session, input.content);
    const id = await this.records.create({ schema: 'company', entry, session, key, input }, (change) =>
      this.writer.add(change, { companyId, type, year, content }),
    );
    return this.reader.head(session.tenantId, id);
  }

  /**
   * Saves content and year; the same ones change nothing. Refuses a stale edit (409), a year that another note has, and
   * (404) a note that is not of that company and type.
   */
  async update(session: Session, id: number, input: SaveInput): Promise<SavedNote> {
    const { dataId, type, year, version } = input;
    const content = await this.cleaner.clean(session, input.content);
    const read = typeof version === 'number' ? version : undefined;
    await this.records.change(session, async (change) => {
      const note = await change.lock(NOTES, id);
      if (note.companyId !== dataId || note.type !== type) throw new Refusal(MESSAGES.notFound);
      await this.writer.replace(change, note, { read, year, content });
    });
    return this.reader.head(session.tenantId, id);
  }

  /**
   * Saves the content of a former version as a new one. Refuses a stale edit (409), a version that is not kept (404),
   * and a year that another note has by now.
   */
  async restore(
    session: Session,
    { id, former, version }: InputOf<typeof notesCalls.restoreNote>,
  ): Promise<SavedNote> {
    const { tenantId } = session;
    const record = { ...noteRecord(id), version: former };
    const { value } = await this.former.find<NoteText>(this.database.manager, tenantId, record);
    const content = await this.cleaner.clean(session, value.content);
    await this.records.change(session, async (change) => {
      const note = await change.lock(NOTES, id);
      const restoring = { read: version, year: value.year, content, restored: former };
      await this.writer.replace(change, note, restoring);
    });
    return this.reader.head(tenantId, id);
  }

  /** Removes a note; its row is kept and hidden. */
  async delete(session: Session, id: number): Promise<void> {
    await this.records.change(session, async (change) => change.remove(NOTES, await change.lock(NOTES, id)));
  }
}
