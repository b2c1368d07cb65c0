import { Controller } from '@nestjs/common';
import { notesCalls, type Note, type SavedNote } from '@console/contract-company';
import type { InputOf, Session } from '@console/contract-core';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { NoteChanges } from './note-changes.ts';
import { NoteReader } from './note-reader.ts';

/** Notes are of a company the tenant has: another one's are refused with 404, whatever is asked of them. */
@Controller()
export class NotesController {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly reader: NoteReader,
    private readonly changes: NoteChanges,
  ) {}

  @Serve(notesCalls.noteYears)
  async years(
    @Input() { dataId, type }: InputOf<typeof notesCalls.noteYears>,
    @Signed() session: Session,
  ): Promise<number[]> {
    await this.shares.of(session, dataId);
    return this.reader.years(session.tenantId, { companyId: dataId, type });
  }

  @Serve(notesCalls.note)
  async note(
    @Input() { dataId, type, year }: InputOf<typeof notesCalls.note>,
    @Signed() session: Session,
  ): Promise<Note> {
    await this.shares.of(session, dataId);
    return this.reader.ofYear(session.tenantId, { companyId: dataId, type }, year);
  }

  @Serve(notesCalls.saveNote)
  async save(
    @Input() input: InputOf<typeof notesCalls.saveNote>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<SavedNote> {
    await this.shares.of(session, input.dataId);
    const { id } = input;
    if (typeof id === 'number') return this.changes.update(session, id, input);
    return this.changes.add(session, key, input);
  }

  @Serve(notesCalls.deleteNote)
  async delete(
    @Input() { id }: InputOf<typeof notesCalls.deleteNote>,
    @Signed() session: Session,
  ): Promise<boolean> {
    await this.changes.delete(session, id);
    return true;
  }
}
