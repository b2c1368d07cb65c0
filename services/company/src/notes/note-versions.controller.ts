import { Controller } from '@nestjs/common';
import { notesCalls, type NoteText, type SavedNote } from '@console/contract-company';
import type { FormerVersion, InputOf, Session } from '@console/contract-core';
import { FormerVersions, Input, Serve, Signed } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { NoteChanges } from './note-changes.ts';
import { NoteReader } from './note-reader.ts';
import { noteRecord } from './note-writer.ts';

/** What notes said before. A note that the tenant does not have is refused with 404. */
@Controller()
export class NoteVersionsController {
  constructor(
    private readonly database: DataSource,
    private readonly former: FormerVersions,
    private readonly reader: NoteReader,
    private readonly changes: NoteChanges,
  ) {}

  @Serve(notesCalls.noteVersions)
  async versions(
    @Input() { id }: InputOf<typeof notesCalls.noteVersions>,
    @Signed() { tenantId }: Session,
  ): Promise<FormerVersion[]> {
    await this.reader.head(tenantId, id);
    return this.former.list(this.database, tenantId, noteRecord(id));
  }

  @Serve(notesCalls.noteVersion)
  async version(
    @Input() { id, version }: InputOf<typeof notesCalls.noteVersion>,
    @Signed() { tenantId }: Session,
  ): Promise<FormerVersion & { readonly value: NoteText }> {
    await this.reader.head(tenantId, id);
    return this.former.find(this.database, tenantId, { ...noteRecord(id), version });
  }

  @Serve(notesCalls.restoreNote)
  restore(
    @Input() input: InputOf<typeof notesCalls.restoreNote>,
    @Signed() session: Session,
  ): Promise<SavedNote> {
    return this.changes.restore(session, input);
  }
}
