import { Inject, Injectable } from '@nestjs/common';
import {
  FORMER_VERSIONS_KEPT,
  MESSAGES,
  overwrittenNotice,
  Refusal,
  shanghaiDateTime,
  type Clock,
  type FormerVersion,
  type Session,
} from '@console/contract-core';
import type { DataSource, EntityManager } from 'typeorm';
import { tableName, type Schema } from '../database/schema-name.ts';
import { Notices } from '../notices/notices.ts';
import { CLOCK } from '../tokens.ts';

/** A record with versions, in a schema that has a `former_version` table. */
export interface VersionedRecord {
  readonly schema: Schema;
  /** Such as `note`; one word a table. */
  readonly kind: string;
  readonly id: number;
}

/** A version that another one replaces. */
export interface ReplacedVersion {
  readonly version: number;
  /** Null for what the demo brought along. */
  readonly savedBy: number | null;
  /** The save that replaces it named no version. */
  readonly unread: boolean;
  /** The record in words, and the page where its versions are shown: for the notice to its author. */
  readonly what: string;
  readonly link: string;
}

export interface KeptVersion extends ReplacedVersion {
  readonly record: VersionedRecord;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly savedAt: string;
  /** What the record said, as JSON takes it. */
  readonly value: unknown;
}

type Replacer = Pick<Session, 'tenantId' | 'userId' | 'username'>;
type Row = Omit<FormerVersion, 'unread'> & { readonly unread: number };

/** The versions of records that others replaced: kept in the transaction that replaces them, and read again. */
@Injectable()
export class FormerVersions {
  constructor(
    private readonly notices: Notices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Keeps a version that `session` replaces, beside the newest of the record, and tells its author as `tellAuthor` does. */
  async keep(manager: EntityManager, session: Replacer, kept: KeptVersion): Promise<void> {
    const { record, version, value, savedBy, savedAt, unread } = kept;
    const key = [session.tenantId, record.kind, record.id];
    await manager.query(
      `INSERT INTO ${table(record)}
         (tenant_id, kind, record_id, version, value, saved_by, saved_at, replaced_by, replaced_at, unread)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...key,
        version,
        JSON.stringify(value),
        savedBy,
        savedAt,
        session.userId,
        shanghaiDateTime(this.clock.now()),
        unread ? 1 : 0,
      ],
    );
    if (version > FORMER_VERSIONS_KEPT)
      await manager.query(
        `DELETE FROM ${table(record)} WHERE tenant_id = ? AND kind = ? AND record_id = ? AND version <= ?`,
        [...key, version - FORMER_VERSIONS_KEPT],
      );
    await this.tellAuthor(manager, session, kept);
  }

  /** Sends the author of a version a notice when somebody else replaces it unread. */
  async tellAuthor(
    manager: EntityManager,
    { tenantId, userId, username }: Replacer,
    { version, savedBy, unread, what, link }: ReplacedVersion,
  ): Promise<void> {
    if (!unread || savedBy === null || savedBy === userId) return;
    const notice = overwrittenNotice({ what, version, username });
    await this.notices.tell(manager, { tenantId, userId: savedBy, kind: 'system', ...notice, link });
  }

  /** Newest first, without their values. */
  async list(
    database: Pick<DataSource, 'query'>,
    tenantId: string,
    record: VersionedRecord,
  ): Promise<FormerVersion[]> {
    const rows = await database.query<Row[]>(`${selected(record, '')} ORDER BY v.version DESC`, [
      tenantId,
      record.kind,
      record.id,
    ]);
    return rows.map(read);
  }

  /** One with what it said. Refuses a version that is not kept (404). */
  async find<Value>(
    database: Pick<DataSource, 'query'>,
    tenantId: string,
    { version, ...record }: VersionedRecord & { readonly version: number },
  ): Promise<FormerVersion & { readonly value: Value }> {
    const [row] = await database.query<(Row & { readonly value: string })[]>(
      `${selected(record, ', v.value')} AND v.version = ?`,
      [tenantId, record.kind, record.id, version],
    );
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return { ...read(row), value: JSON.parse(row.value) as Value };
  }
}

const table = ({ schema }: Pick<VersionedRecord, 'schema'>): string => tableName(schema, 'former_version');

/** The versions of a record of a tenant, with the names of their people. */
function selected(record: VersionedRecord, more: '' | ', v.value'): string {
  const people = tableName('access', 'user_public');
  return `SELECT v.version, v.saved_at AS savedAt, s.real_name AS savedBy, v.replaced_at AS replacedAt,
                 r.real_name AS replacedBy, v.unread${more}
            FROM ${table(record)} v
            LEFT JOIN ${people} s ON s.tenant_id = v.tenant_id AND s.id = v.saved_by
            LEFT JOIN ${people} r ON r.tenant_id = v.tenant_id AND r.id = v.replaced_by
           WHERE v.tenant_id = ? AND v.kind = ? AND v.record_id = ?`;
}

const read = <Given extends Row>({ unread, ...row }: Given): Omit<Given, 'unread'> & { unread: boolean } => ({
  ...row,
  unread: unread === 1,
});
