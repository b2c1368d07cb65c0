import { Injectable } from '@nestjs/common';
import type { Note, notesCalls, SavedNote } from '@console/contract-company';
import type { InputOf, Session } from '@console/contract-core';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { NoteChanges } from './note-changes.ts';
import { NoteReader } from './note-reader.ts';

type Calls = typeof notesCalls;

/** The notes of the tenant's companies. Those of another tenant's are refused with 404, in every call. */
@Injectable()
export class NotesService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly reader: NoteReader,
    private readonly changes: NoteChanges,
  ) {}

  async years(session: Session, { dataId, type }: InputOf<Calls['noteYears']>): Promise<number[]> {
    await this.shares.of(session, dataId);
    return this.reader.years(session.tenantId, { companyId: dataId, type });
  }

  async note(session: Session, { dataId, type, year }: InputOf<Calls['note']>): Promise<Note> {
    await this.shares.of(session, dataId);
    return this.reader.ofYear(session.tenantId, { companyId: dataId, type }, year);
  }

  /** Saves a note; without an id a new one, once for a key. */
  async save(session: Session, input: InputOf<Calls['saveNote']>, key: string | null): Promise<SavedNote> {
    await this.shares.of(session, input.dataId);
    const { id } = input;
    if (typeof id === 'number') return this.changes.update(session, id, input);
    return this.changes.add(session, key, input);
  }
}
