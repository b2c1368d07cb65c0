import { Injectable } from '@nestjs/common';
import type { notesCalls, NoteText } from '@console/contract-company';
import type { FormerVersion, InputOf } from '@console/contract-core';
import { FormerVersions } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { NoteReader } from './note-reader.ts';
import { noteRecord } from './note-writer.ts';

/** The former versions of notes. A note that the tenant does not have is refused with 404. */
@Injectable()
export class NoteVersions {
  constructor(
    private readonly database: DataSource,
    private readonly former: FormerVersions,
    private readonly reader: NoteReader,
  ) {}

  async list(tenantId: string, id: number): Promise<FormerVersion[]> {
    await this.reader.head(tenantId, id);
    return this.former.list(this.database, tenantId, noteRecord(id));
  }

  async find(
    tenantId: string,
    { id, version }: InputOf<typeof notesCalls.noteVersion>,
  ): Promise<FormerVersion & { readonly value: NoteText }> {
    await this.reader.head(tenantId, id);
    return this.former.find(this.database, tenantId, { ...noteRecord(id), version });
  }
}
