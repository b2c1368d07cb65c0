import type { Message, Session } from '@console/contract-core';
import { IsNull, type EntitySchema, type FindOptionsWhere } from 'typeorm';
import type { Stored } from './record-entity.ts';

/** The user who changes records, and their address where the audit log has it. */
export interface Writer extends Pick<Session, 'tenantId' | 'userId' | 'username'> {
  readonly address?: string;
}

/** The values before and after a change, for the audit log. */
export interface Sides {
  readonly before: object;
  readonly after: object;
}

/** A kind of record: where it is stored, and what the audit log contains about it. */
export interface RecordKind<Row extends Stored> {
  readonly entity: EntitySchema<Row>;
  /** Before the action: `invest`, in `invest.update-style`. */
  readonly service: string;
  /** Before the id: `style`, in `style:42`. */
  readonly noun: string;
  readonly actions: { readonly add: string; readonly replace: string; readonly remove: string };
  /** The condition for existing records of a tenant: not removed, or the writer's own. */
  readonly present: (writer: Writer) => FindOptionsWhere<Row>;
  /** The refusal where there is none; 404 by default. */
  readonly absent?: Message;
  /** The columns set when a record is removed; without this, its row is deleted. */
  readonly removed?: (now: string, id: number) => Partial<Row>;
  /** The content of a record for the audit line of its creation or removal. */
  readonly said: (row: Row) => object;
  /** The audit log's content for a change; by default the fields of `said` that differ. */
  readonly changed?: (before: Row, after: Row) => Sides;
}

/** The condition for existing `Removable` records, and the columns set by a removal. */
export const keptWhenRemoved = {
  present: () => ({ removedAt: IsNull() }),
  removed: (now: string, id: number) => ({ removedAt: now, removedKey: id }),
} as const;
