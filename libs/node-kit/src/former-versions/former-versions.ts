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
import type { Kysely } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Schema } from '../database/schema-name.ts';
import { Notices } from '../notices/notices.ts';
import { queriesOf, type Querying } from '../queries/typed-queries.ts';
import { userName } from '../queries/user-name.ts';
import { CLOCK } from '../tokens.ts';

/** A record with versions, in a schema that has a `former_version` table. */
export interface VersionedRecord {
  readonly schema: Schema;
  /** The kind, such as `note`; one word per table. */
  readonly kind: string;
  readonly id: number;
}

/** A version that another one replaces. */
export interface ReplacedVersion {
  readonly version: number;
  /** Null for demo data. */
  readonly savedBy: number | null;
  /** Whether the save that replaces it named no version. */
  readonly unread: boolean;
  /** The record in words, and the page where its versions are shown: for the notice to its author. */
  readonly what: string;
  readonly link: string;
}

export interface KeptVersion extends ReplacedVersion {
  readonly record: VersionedRecord;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly savedAt: string;
  /** The content of the record, as a JSON value. */
  readonly value: unknown;
}

/** A row of a schema's `former_version` table. */
export interface FormerVersionRow {
  readonly tenant_id: string;
  readonly kind: string;
  readonly record_id: number;
  readonly version: number;
  /** JSON. */
  readonly value: string;
  readonly saved_by: number | null;
  readonly saved_at: string;
  readonly replaced_by: number;
  readonly replaced_at: string;
  readonly unread: 0 | 1;
}

interface Tables {
  readonly former_version: FormerVersionRow;
}

type Replacer = Pick<Session, 'tenantId' | 'userId' | 'username'>;

/** The versions of records that others replaced: kept in the transaction that replaces them, and read again. */
@Injectable()
export class FormerVersions {
  constructor(
    private readonly notices: Notices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Keeps a version that `session` replaces, beside the newest of the record, and notifies its author as
   * `notifyAuthor` does.
   */
  async keep(manager: EntityManager, session: Replacer, kept: KeptVersion): Promise<void> {
    const { record, version, value, savedBy, savedAt, unread } = kept;
    const versions = queries(manager, record);
    await versions
      .insertInto('former_version')
      .values({
        ...keyOf(session.tenantId, record),
        version,
        value: JSON.stringify(value),
        saved_by: savedBy,
        saved_at: savedAt,
        replaced_by: session.userId,
        replaced_at: shanghaiDateTime(this.clock.now()),
        unread: unread ? 1 : 0,
      })
      .execute();
    if (version > FORMER_VERSIONS_KEPT)
      await versions
        .deleteFrom('former_version')
        .where((e) => e.and(keyOf(session.tenantId, record)))
        .where('version', '<=', version - FORMER_VERSIONS_KEPT)
        .execute();
    await this.notifyAuthor(manager, session, kept);
  }

  /** Sends the author of a version a notice when another user replaces it unread. */
  async notifyAuthor(
    manager: EntityManager,
    { tenantId, userId, username }: Replacer,
    { version, savedBy, unread, what, link }: ReplacedVersion,
  ): Promise<void> {
    if (!unread || savedBy === null || savedBy === userId) return;
    const notice = overwrittenNotice({ what, version, username });
    await this.notices.notify(manager, { tenantId, userId: savedBy, kind: 'system', ...notice, link });
  }

  /** Newest first, without their values. */
  async list(database: Querying, tenantId: string, record: VersionedRecord): Promise<FormerVersion[]> {
    const rows = await selected(database, tenantId, record).orderBy('v.version', 'desc').execute();
    return rows.map(read);
  }

  /** One version with its content. Refuses a version that is not kept (404). */
  async find<Value>(
    database: Querying,
    tenantId: string,
    { version, ...record }: VersionedRecord & { readonly version: number },
  ): Promise<FormerVersion & { readonly value: Value }> {
    const row = await selected(database, tenantId, record)
      .where('v.version', '=', version)
      .select('v.value')
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return { ...read(row), value: JSON.parse(row.value) as Value };
  }
}

const queries = (database: Querying, { schema }: VersionedRecord): Kysely<Tables> =>
  queriesOf<Tables>(database).withSchema(schema);

const keyOf = (tenantId: string, { kind, id }: VersionedRecord) => ({
  tenant_id: tenantId,
  kind,
  record_id: id,
});

/** The versions of a record of a tenant, with the names of their users. */
const selected = (database: Querying, tenantId: string, record: VersionedRecord) =>
  queries(database, record)
    .selectFrom('former_version as v')
    .where('v.tenant_id', '=', tenantId)
    .where('v.kind', '=', record.kind)
    .where('v.record_id', '=', record.id)
    .select(['v.version', 'v.saved_at as savedAt', 'v.replaced_at as replacedAt', 'v.unread'])
    .select(({ ref }) => [
      userName(ref('v.tenant_id'), ref('v.saved_by')).as('savedBy'),
      userName(ref('v.tenant_id'), ref('v.replaced_by')).as('replacedBy'),
    ]);

const read = <Row extends { readonly unread: 0 | 1 }>({ unread, ...row }: Row) => ({
  ...row,
  unread: unread === 1,
});
