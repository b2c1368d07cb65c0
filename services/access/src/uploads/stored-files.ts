import { Inject, Injectable } from '@nestjs/common';
import type { UploadPurpose } from '@console/contract-access';
import { shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { Audit, CLOCK, tableName, transact } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { actedLine } from '../users/acted-line.ts';
import { FileQuota } from './file-quota.ts';

export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
}

/** What is known of uploaded files, apart from their bytes. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    private readonly quota: FileQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Refuses (413) who, or whose tenant, has stored too much for it. */
  async add(
    { key, ...file }: StoredFile,
    { purpose, session, address }: { purpose: UploadPurpose; session: Session; address: string },
  ): Promise<void> {
    // Every sum sees what was committed before the lock was had.
    await transact(
      this.database,
      async (manager) => {
        await this.quota.holdRoom(manager, session, file.bytes);
        await manager.query(
          `INSERT INTO ${tableName('access', 'stored_file')}
           (file_key, tenant_id, user_id, purpose, name, mime, bytes, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            key,
            session.tenantId,
            session.userId,
            purpose,
            file.name,
            file.mime,
            file.bytes,
            shanghaiDateTime(this.clock.now()),
          ],
        );
        const line = { subject: `file:${key}`, after: { ...file, purpose } };
        await this.audit.record(manager, actedLine({ ...session, address }, 'upload-file', line));
      },
      'READ COMMITTED',
    );
  }

  /** Refuses (413) who, or whose tenant, has no room for a single byte more. */
  requireRoom(session: Session): Promise<void> {
    return this.quota.requireRoom(this.database, session, 1);
  }

  /** How much is stored, and how much may be. */
  usage(session: Session): ReturnType<FileQuota['usage']> {
    return this.quota.usage(this.database, session);
  }

  /** Whether any file is known at all. */
  async any(): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM ${tableName('access', 'stored_file')} LIMIT 1`,
    );
    return rows.length > 0;
  }

  /** Which of these keys have no row, in any tenant: bytes do not know whose they are. */
  async unknown(keys: readonly string[]): Promise<readonly string[]> {
    if (keys.length === 0) return [];
    const rows = await this.database.query<{ key: string }[]>(
      `SELECT file_key AS \`key\` FROM ${tableName('access', 'stored_file')} WHERE file_key IN (?)`,
      [keys],
    );
    const known = new Set(rows.map(({ key }) => key));
    return keys.filter((key) => !known.has(key));
  }

  /** Null for a key that is unknown or another tenant's. */
  async find(key: string, tenantId: string): Promise<StoredFile | null> {
    const [row] = await this.database.query<StoredFile[]>(
      `SELECT file_key AS \`key\`, name, mime, bytes FROM ${tableName('access', 'stored_file')}
       WHERE file_key = ? AND tenant_id = ?`,
      [key, tenantId],
    );
    return row ?? null;
  }
}
