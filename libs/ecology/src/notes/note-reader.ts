import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type Note, type SavedNote } from '@console/contract-core';
import { userName } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { NOTE_HOME, type NoteHome } from './note-home.ts';
import type { NoteSubject } from './note-record.ts';
import { isAbout, presentNotes } from './present-notes.ts';

/** The notes of a subject, and the names of their authors. */
@Injectable()
export class NoteReader {
  constructor(
    private readonly database: DataSource,
    @Inject(NOTE_HOME) private readonly home: NoteHome,
  ) {}

  /** Refuses (404) a subject that the tenant does not have. */
  async requireSubject(tenantId: string, subjectId: number): Promise<void> {
    if ((await this.home.nameOf(this.database, tenantId, subjectId)) === null)
      throw new Refusal(MESSAGES.notFound);
  }

  /** The years with a note, newest first. */
  async years(tenantId: string, subject: NoteSubject): Promise<number[]> {
    const rows = await presentNotes(this.database, tenantId, this.home)
      .select('n.year')
      .where(isAbout(this.home, subject))
      .orderBy('n.year', 'desc')
      .execute();
    return rows.map(({ year }) => year);
  }

  /** Refuses a year without a note (404). */
  async ofYear(tenantId: string, subject: NoteSubject, year: number): Promise<Note> {
    const note = await this.heads(tenantId)
      .select('n.content')
      .where(isAbout(this.home, subject))
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
    return presentNotes(this.database, tenantId, this.home)
      .select(['n.id', 'n.year', 'n.version', 'n.updated_at as updatedAt'])
      .select(({ ref }) => userName(ref('n.tenant_id'), ref('n.updated_by')).as('updatedBy'));
  }
}
