import { Injectable } from '@nestjs/common';
import type { Note, SavedNote } from '@console/contract-company';
import { MESSAGES, Refusal } from '@console/contract-core';
import { userName } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { isAbout, presentNotes, type NoteSubject } from './present-notes.ts';

/** The notes of a company, and the names of their authors. */
@Injectable()
export class NoteReader {
  constructor(private readonly database: DataSource) {}

  /** The years with a note, newest first. */
  async years(tenantId: string, subject: NoteSubject): Promise<number[]> {
    const rows = await presentNotes(this.database, tenantId)
      .select('n.year')
      .where(isAbout(subject))
      .orderBy('n.year', 'desc')
      .execute();
    return rows.map(({ year }) => year);
  }

  /** Refuses a year without a note (404). */
  async ofYear(tenantId: string, subject: NoteSubject, year: number): Promise<Note> {
    const note = await this.heads(tenantId)
      .select('n.content')
      .where(isAbout(subject))
      .where('n.year', '=', year)
      .executeTakeFirst();
    if (!note) throw new Refusal(MESSAGES.notFound);
    return note;
  }

  /** A note without its content. Refuses an id that the tenant does not have (404). */
  async head(tenantId: string, id: number): Promise<SavedNote> {
    const note = await this.heads(tenantId).where('n.id', '=', id).executeTakeFirst();
    if (!note) throw new Refusal(MESSAGES.notFound);
    return note;
  }

  private heads(tenantId: string) {
    return presentNotes(this.database, tenantId)
      .select(['n.id', 'n.year', 'n.version', 'n.updated_at as updatedAt'])
      .select(({ ref }) => userName(ref('n.tenant_id'), ref('n.updated_by')).as('updatedBy'));
  }
}
