import { Injectable, type Type } from '@nestjs/common';
import {
  recordCallNames,
  type Entry,
  type InputOf,
  type Message,
  type OutputOf,
  type RecordCallName,
  type Session,
} from '@console/contract-core';
import { DataSource } from 'typeorm';
import type { Schema } from '../database/schema-name.ts';
import { findRecord, type RecordReads } from '../queries/record-reads.ts';
import type { RecordService } from './record-answers.ts';
import type { Fields, Stored } from './record-entity.ts';
import type { RecordKind } from './record-kind.ts';
import type { RecordChange } from './record-change.ts';
import { Records } from './records.ts';
import { unlessTaken } from './unless-taken.ts';

type Calls<Name extends string> = Readonly<Record<RecordCallName<Name>, Entry>>;
type Added<Of extends Calls<Name>, Name extends string> = InputOf<Of[`add${Capitalize<Name>}`]>;

/** The stored fields of an input. `before` is null for a new record. */
type Written<Input, Row extends Stored> = (
  input: Input,
  when: { readonly now: string; readonly before: Row | null },
) => Fields<Row>;

type PlainRecord<Of extends Calls<Name>, Name extends string, Row extends Stored> = {
  readonly calls: Of;
  readonly name: Name;
  /** The field of the id in an edit. */
  readonly key: string;
  readonly kind: RecordKind<Row>;
  readonly reads: RecordReads<OutputOf<Of[Name]> & object>;
  /** The message of each unique index. */
  readonly taken: Readonly<Record<string, Message>>;
  /** Refuses the removal of a locked record that others need; any may be removed without it. */
  readonly removable?: (change: RecordChange, row: Row) => Promise<void>;
} & (Added<Of, Name> extends Fields<Row>
  ? { readonly written?: Written<Added<Of, Name>, Row> }
  : { readonly written: Written<Added<Of, Name>, Row> });

/**
 * The service of a record that refuses only taken values of unique indexes, stale edits and, by `removable`, removals. `written` is required where
 * the input does not have all stored fields. A record with more rules has a class of its own, with the same steps.
 */
export function recordService<Of extends Calls<Name>, const Name extends string, Row extends Stored>(
  record: PlainRecord<Of, Name, Row>,
): Type<RecordService<Of, Name>> {
  type Read = OutputOf<Of[Name]> & object;
  type Input = Added<Of, Name> & object;
  const { calls, name, key, kind, reads, taken, removable } = record;
  const itself: Written<Input, Row> = (input) => input as unknown as Fields<Row>;
  const written = (record.written as Written<Input, Row> | undefined) ?? itself;
  const entry = calls[recordCallNames(name).add];
  const schema = reads.table.split('.')[0] as Schema;
  @Injectable()
  class PlainRecords {
    constructor(
      private readonly database: DataSource,
      private readonly records: Records,
    ) {}

    find({ tenantId }: Session, id: number): Promise<Read> {
      return findRecord(this.database, reads, { tenantId, id });
    }

    add(session: Session, input: Input, idempotency: string | null): Promise<Read> {
      const creation = { schema, entry, session, key: idempotency, input };
      return this.records.create(creation, async (change) => {
        const fields = written(input, { now: change.now, before: null });
        const { id, tenantId } = await unlessTaken(taken, () => change.add(kind, fields));
        return findRecord(change.manager, reads, { tenantId, id });
      });
    }

    update(session: Session, input: Input): Promise<Read> {
      const { [key]: id, version, ...given } = input as Readonly<Record<string, unknown>>;
      return this.records.change(session, async (change) => {
        const before = await change.lock(kind, Number(id));
        const fields = written(given as Input, { now: change.now, before });
        const read = version as number | undefined;
        await unlessTaken(taken, () => change.replace(kind, before, { read, fields }));
        return findRecord(change.manager, reads, before);
      });
    }

    remove(session: Session, id: number): Promise<void> {
      return this.records.change(session, async (change) => {
        const row = await change.lock(kind, id);
        await removable?.(change, row);
        await change.remove(kind, row);
      });
    }
  }
  return PlainRecords as unknown as Type<RecordService<Of, Name>>;
}
