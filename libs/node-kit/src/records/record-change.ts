import { MESSAGES, Refusal } from '@console/contract-core';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Audit, AuditLine } from '../audit/audit.ts';
import { overwriteMark } from '../former-versions/overwrite-mark.ts';
import { changedFields, type Given } from './changed-fields.ts';
import type { Fields, Stored } from './record-entity.ts';
import type { RecordKind, Writer } from './record-kind.ts';
import { deleteRow, insertRow, lockRow, updateRow, type Writing } from './record-rows.ts';

/** An edit of a record. */
export interface Replacement<Row extends Stored> {
  /**
   * The version that was read. Undefined where none is named: then the current version is replaced, and the
   * audit line says so.
   */
  readonly read: number | undefined;
  /** A field that is not given stays unchanged. */
  readonly fields: Given<Fields<Row>>;
  /** The action, where it differs from the kind's. */
  readonly action?: string;
  /** Further fields for the audit log. */
  readonly marks?: object;
}

interface Line extends Pick<AuditLine, 'before' | 'after'> {
  readonly action: string;
  readonly id: number;
}

/**
 * The changes of records in one transaction: each is of the writer's tenant, and writes a line to the audit
 * log.
 */
export class RecordChange {
  constructor(
    readonly manager: EntityManager,
    readonly writer: Writer,
    /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
    readonly now: string,
    private readonly audit: Audit,
  ) {}

  /** The writer and time with which rows are written. */
  get writing(): Writing {
    const { tenantId, userId } = this.writer;
    return { tenantId, userId, now: this.now };
  }

  /** Locks an existing record until the transaction ends. Refuses an id without one. */
  async lock<Row extends Stored>(kind: RecordKind<Row>, id: number): Promise<Row> {
    const { tenantId } = this.writer;
    const where = { ...kind.present(this.writer), tenantId, id } as FindOptionsWhere<Row>;
    const row = await lockRow(this.manager, kind.entity, where);
    if (row === null) throw new Refusal(kind.absent ?? MESSAGES.notFound);
    return row;
  }

  /** Adds a record; `said` is its content for the audit log, where that is more than the record. */
  async add<Row extends Stored>(
    kind: RecordKind<Row>,
    fields: Fields<Row>,
    said: (row: Row) => object = kind.said,
  ): Promise<Row> {
    const row = await insertRow(this.manager, kind.entity, this.writing, fields);
    await this.record(kind, { action: kind.actions.add, id: row.id, after: said(row) });
    return row;
  }

  /** Saves an edit of a locked record. Refuses a stale edit (409). Returns null when nothing changes. */
  async replace<Row extends Stored>(
    kind: RecordKind<Row>,
    row: Row,
    { read, fields, action = kind.actions.replace, marks }: Replacement<Row>,
  ): Promise<Row | null> {
    refuseStale(row, read);
    const changed = changedFields<Row>(row, fields as Given<Row>);
    if (changed === null) return null;
    const after = await this.write(kind, row, changed.after);
    const sides = kind.changed?.(row, after) ?? changedFields(kind.said(row), kind.said(after));
    await this.record(kind, {
      action,
      id: row.id,
      before: { ...sides?.before },
      after: { ...sides?.after, ...overwriteMark(read === undefined, row.version), ...marks },
    });
    return after;
  }

  /**
   * Saves the next version of a locked record without an audit line: for records whose line says more than
   * their fields.
   */
  write<Row extends Stored>(kind: RecordKind<Row>, row: Row, fields: Partial<Row>): Promise<Row> {
    return updateRow(this.manager, kind.entity, this.writing, { row, fields });
  }

  /** Removes a locked record; `said` is its content for the audit log, where that is more than the record. */
  async remove<Row extends Stored>(kind: RecordKind<Row>, row: Row, said = kind.said(row)): Promise<void> {
    if (kind.removed === undefined) await deleteRow(this.manager, kind.entity, row);
    else await this.write(kind, row, kind.removed(this.now, row.id));
    await this.record(kind, { action: kind.actions.remove, id: row.id, before: said });
  }

  /** A line of the audit log about a record. */
  record(
    { service, noun }: Pick<RecordKind<Stored>, 'service' | 'noun'>,
    { action, id, ...sides }: Line,
  ): Promise<void> {
    const { address } = this.writer;
    return this.audit.record(this.manager, {
      session: this.writer,
      service,
      action: `${service}.${action}`,
      subject: `${noun}:${id}`,
      ...sides,
      ...(address === undefined ? {} : { address }),
    });
  }
}

/** Refuses (409) an edit of a version other than the current one. An edit that names none replaces any. */
export function refuseStale({ version }: Pick<Stored, 'version'>, read: number | undefined): void {
  if (read !== undefined && read !== version) throw new Refusal(MESSAGES.conflict);
}
