import { MESSAGES, Refusal } from '@console/contract-core';
import type {
  EntityManager,
  EntitySchema,
  FindOptionsWhere,
  ObjectLiteral,
  QueryDeepPartialEntity,
  Repository,
} from 'typeorm';
import type { Fields, Stored } from './record-entity.ts';

type Values<Row extends Stored> = QueryDeepPartialEntity<Row & ObjectLiteral>;

/** The writer, tenant and time of a write; no writer for demo data. */
export interface Writing {
  readonly tenantId: string;
  readonly userId: number | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

/** The row, which no one else changes until the transaction ends; null without one. */
export function lockRow<Row extends Stored>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> {
  return repository(manager, entity).findOne({ where, lock: { mode: 'pessimistic_write' } });
}

/**
 * Inserts a row as its first version and returns it as stored. A conflict with a unique index throws
 * ER_DUP_ENTRY.
 */
export async function insertRow<Row extends Stored>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  writing: Writing,
  fields: Fields<Row>,
): Promise<Row> {
  const { tenantId, userId, now } = writing;
  const written = { createdBy: userId, createdAt: now, updatedBy: userId, updatedAt: now };
  const present = { removedAt: null, removedKey: 0 };
  const row = { ...fields, ...known(entity, { ...written, ...present }), tenantId, version: 1 };
  const { identifiers } = await repository(manager, entity).insert({ ...row } as unknown as Values<Row>);
  return { ...row, id: Number(identifiers[0]?.['id']) } as unknown as Row;
}

/**
 * Updates a row to its next version. Refuses (409) a version other than the one that was read; a conflict
 * with a unique index throws ER_DUP_ENTRY.
 */
export async function updateRow<Row extends Stored>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  { userId, now }: Writing,
  { row, fields }: { readonly row: Row; readonly fields: Partial<Row> },
): Promise<Row> {
  const stamps = known(entity, { updatedBy: userId, updatedAt: now });
  const set = { ...fields, ...stamps, version: row.version + 1 };
  const rows = repository(manager, entity);
  const { affected } = await rows.update(read(row), set as unknown as Values<Row>);
  if (affected !== 1) throw new Refusal(MESSAGES.conflict);
  return { ...row, ...set };
}

/** Deletes a row. Refuses (409) a version other than the one that was read. */
export async function deleteRow<Row extends Stored>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  row: Row,
): Promise<void> {
  const { affected } = await repository(manager, entity).delete(read(row));
  if (affected !== 1) throw new Refusal(MESSAGES.conflict);
}

/** The row as it was read. */
const read = <Row extends Stored>({ id, tenantId, version }: Row): FindOptionsWhere<Row> =>
  ({ id, tenantId, version }) as FindOptionsWhere<Row>;

const repository = <Row extends Stored>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
): Repository<Row & ObjectLiteral> => manager.getRepository<Row & ObjectLiteral>(entity);

/** The given fields that the record has: not every table stores its writer. */
const known = <Row extends Stored>({ options }: EntitySchema<Row>, stamps: object): object =>
  Object.fromEntries(Object.entries(stamps).filter(([field]) => field in options.columns));
