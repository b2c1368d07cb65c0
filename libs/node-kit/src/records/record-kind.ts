import type { Message, Session } from '@console/contract-core';
import { IsNull, type EntitySchema, type FindOptionsWhere } from 'typeorm';
import type { Stored } from './record-entity.ts';

/** Who changes records, and from where, where the audit log names it. */
export interface Writer extends Pick<Session, 'tenantId' | 'userId' | 'username'> {
  readonly address?: string;
}

/** Both sides of a change, as the audit log has them. */
export interface Sides {
  readonly before: object;
  readonly after: object;
}

/** A kind of record: where it is kept, and what the audit log says of it. */
export interface RecordKind<Row extends Stored> {
  readonly entity: EntitySchema<Row>;
  /** Before the action: `invest`, in `invest.update-style`. */
  readonly service: string;
  /** Before the id: `style`, in `style:42`. */
  readonly noun: string;
  readonly actions: { readonly add: string; readonly replace: string; readonly remove: string };
  /** Which of its tenant's are there: not removed, or the writer's own. */
  readonly present: (writer: Writer) => FindOptionsWhere<Row>;
  /** What is refused where there is none: 404 unless told. */
  readonly absent?: Message;
  /** What a removed one is set to; without it, its row goes. */
  readonly removed?: (now: string, id: number) => Partial<Row>;
  /** All that the log says of one, for the line of its coming or going. */
  readonly said: (row: Row) => object;
  /** What the log says of a change; unless given, the fields of `said` that differ. */
  readonly changed?: (before: Row, after: Row) => Sides;
}

/** What is there of `Removable` records, and how one goes. */
export const keptWhenRemoved = {
  present: () => ({ removedAt: IsNull() }),
  removed: (now: string, id: number) => ({ removedAt: now, removedKey: id }),
} as const;
