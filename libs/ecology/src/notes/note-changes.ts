import { Injectable } from '@nestjs/common';
import type { InputOf, NoteCalls, NoteInput, NoteText, Session } from '@console/contract-core';
import { FormerVersions, Records } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { noteRecord } from './note-home.ts';
import { NoteWriter, requireSame } from './note-writer.ts';
import { HtmlCleaner } from './rich-text/html-cleaner.ts';

/** Adds, changes, restores and removes notes. Refuses (403) a user who may not write notes of that type. */
@Injectable()
export class NoteChanges {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly former: FormerVersions,
    private readonly writer: NoteWriter,
    private readonly cleaner: HtmlCleaner,
  ) {}

  /** Adds a note, once for a key; returns its id. Refuses a year that has a note. */
  async add(session: Session, key: string | null, input: NoteInput): Promise<number> {
    const { schema, calls } = this.writer.home;
    const { dataId: subjectId, type, year } = input;
    this.writer.requireEditor(session, type);
    const content = await this.cleaner.clean(session, input.content);
    return this.records.create({ schema, entry: calls.saveNote, session, key, input }, (change) =>
      this.writer.add(change, { subjectId, type, year, content }),
    );
  }

  /**
   * Saves content and year; the same ones change nothing. Refuses a stale edit (409), a year that another note has, and
   * (404) a note that is not of that subject and type.
   */
  async update(session: Session, id: number, input: NoteInput): Promise<void> {
    const { year, version } = input;
    this.writer.requireEditor(session, input.type);
    const content = await this.cleaner.clean(session, input.content);
    const read = typeof version === 'number' ? version : undefined;
    await this.records.change(session, async (change) => {
      const note = await this.writer.lock(change, session, id);
      requireSame(note, input);
      await this.writer.replace(change, note, { read, year, content });
    });
  }

  /**
   * Saves the content of a former version as a new one. Refuses a stale edit (409), a version that is not kept (404),
   * and a year that another note has by now.
   */
  async restore(session: Session, { id, former, version }: InputOf<NoteCalls['restoreNote']>): Promise<void> {
    const record = { ...noteRecord(this.writer.home, id), version: former };
    const { value } = await this.former.find<NoteText>(this.database.manager, session.tenantId, record);
    const content = await this.cleaner.clean(session, value.content);
    await this.records.change(session, async (change) => {
      const note = await this.writer.lock(change, session, id);
      const restoring = { read: version, year: value.year, content, restored: former };
      await this.writer.replace(change, note, restoring);
    });
  }

  /** Removes a note; its row is kept and hidden. */
  async delete(session: Session, id: number): Promise<void> {
    await this.records.change(session, async (change) =>
      this.writer.remove(change, await this.writer.lock(change, session, id)),
    );
  }
}
