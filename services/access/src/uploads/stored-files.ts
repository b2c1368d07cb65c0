import { Inject, Injectable } from '@nestjs/common';
import type { UploadPurpose } from '@console/contract-access';
import { shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import { Audit } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { actedLine } from '../users/acted-line.ts';
import { FileQuota } from './file-quota.ts';

export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
}

/** The rows of uploaded files, without their bytes. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    private readonly quota: FileQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds a row. Refuses (413) a user or a tenant whose space would be exceeded. */
  async add(
    { key, ...file }: StoredFile,
    { purpose, session, address }: { purpose: UploadPurpose; session: Session; address: string },
  ): Promise<void> {
    // Every sum sees what was committed before the lock was acquired.
    await transact(
      this.database,
      async (manager) => {
        await this.quota.holdRoom(manager, session, file.bytes);
        await queries(manager)
          .insertInto('access.stored_file')
          .values({
            file_key: key,
            tenant_id: session.tenantId,
            user_id: session.userId,
            purpose,
            name: file.name,
            mime: file.mime,
            bytes: file.bytes,
            created_at: shanghaiDateTime(this.clock.now()),
          })
          .execute();
        const line = { subject: `file:${key}`, after: { ...file, purpose } };
        await this.audit.record(manager, actedLine({ ...session, address }, 'upload-file', line));
      },
      'READ COMMITTED',
    );
  }

  /** Refuses (413) a user or a tenant without room for a single byte more. */
  requireRoom(session: Session): Promise<void> {
    return this.quota.requireRoom(this.database, session, 1);
  }

  /** How much is stored, and how much may be, in bytes. */
  usage(session: Session): ReturnType<FileQuota['usage']> {
    return this.quota.usage(this.database, session);
  }

  /** Whether there is any row at all. */
  async any(): Promise<boolean> {
    const query = queries(this.database).selectFrom('access.stored_file').select('file_key').limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** The keys among these that have no row, in any tenant: a key does not say whose file it is. */
  async unknown(keys: readonly string[]): Promise<readonly string[]> {
    if (keys.length === 0) return [];
    const rows = await queries(this.database)
      .selectFrom('access.stored_file')
      .select('file_key as key')
      .where('file_key', 'in', keys)
      .execute();
    const known = new Set(rows.map(({ key }) => key));
    return keys.filter((key) => !known.has(key));
  }

  /** The row of a file; null for a key that is unknown or another tenant's. */
  async find(key: string, tenantId: string): Promise<StoredFile | null> {
    const row = await queries(this.database)
      .selectFrom('access.stored_file')
      .select(['file_key as key', 'name', 'mime', 'bytes'])
      .where('file_key', '=', key)
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst();
    return row ?? null;
  }
}
