import { Injectable } from '@nestjs/common';
import type {
  InputOf,
  Note,
  NoteCalls,
  NoteInput,
  NotesAsked,
  SavedNote,
  Session,
} from '@console/contract-core';
import { NoteChanges } from './note-changes.ts';
import { NoteReader } from './note-reader.ts';

/** The notes of the tenant's subjects. Those of another tenant's are refused with 404, in every call. */
@Injectable()
export class NotesService {
  constructor(
    private readonly reader: NoteReader,
    private readonly changes: NoteChanges,
  ) {}

  async years({ tenantId }: Session, { dataId, type }: NotesAsked): Promise<number[]> {
    await this.reader.requireSubject(tenantId, dataId);
    return this.reader.years(tenantId, { subjectId: dataId, type });
  }

  async note({ tenantId }: Session, { dataId, type, year }: InputOf<NoteCalls['note']>): Promise<Note> {
    await this.reader.requireSubject(tenantId, dataId);
    return this.reader.ofYear(tenantId, { subjectId: dataId, type }, year);
  }

  /** Saves a note; without an id a new one, once for a key. */
  async save(session: Session, input: NoteInput, key: string | null): Promise<SavedNote> {
    await this.reader.requireSubject(session.tenantId, input.dataId);
    const { id } = input;
    if (typeof id !== 'number')
      return this.reader.head(session.tenantId, await this.changes.add(session, key, input));
    await this.changes.update(session, id, input);
    return this.reader.head(session.tenantId, id);
  }

  async restore(session: Session, input: InputOf<NoteCalls['restoreNote']>): Promise<SavedNote> {
    await this.changes.restore(session, input);
    return this.reader.head(session.tenantId, input.id);
  }
}
