import { ddl } from '../database/ddl.ts';
import {
  decimal,
  json,
  recordEntity,
  REMOVABLE,
  WRITTEN,
  type Removable,
  type Stored,
  type Written,
} from '../records/record-entity.ts';
import { keptWhenRemoved, type RecordKind } from '../records/record-kind.ts';

export interface Thing extends Stored, Written, Removable {
  readonly thingName: string;
  readonly share: number | null;
  readonly tags: readonly string[];
  readonly since: string;
}

interface ThingRow {
  readonly name: string;
  readonly share: string | null;
  readonly tags: string;
  readonly since: string;
  readonly created_by: number;
  readonly created_at: string;
  readonly updated_by: number;
  readonly updated_at: string;
  readonly removed_at: string | null;
  readonly removed_key: number;
}

/** Its user's own, without who wrote it, gone when it is removed; its version is a revision. */
export interface Remark extends Stored {
  readonly userId: number;
  readonly text: string;
}

interface RemarkRow {
  readonly user_id: number;
  readonly text: string;
  readonly revision: number;
}

export const thingTable = ddl(
  1700000000002,
  'CreateThing',
  `CREATE TABLE thing (
    id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY, tenant_id VARCHAR(12) NOT NULL, name VARCHAR(20) NOT NULL,
    share DECIMAL(5,2) NULL, tags JSON NOT NULL, since DATETIME NOT NULL,
    created_by INT UNSIGNED NULL, created_at DATETIME NOT NULL,
    updated_by INT UNSIGNED NULL, updated_at DATETIME NOT NULL, version INT UNSIGNED NOT NULL DEFAULT 1,
    removed_at DATETIME NULL, removed_key INT UNSIGNED NOT NULL DEFAULT 0,
    UNIQUE KEY thing_name (tenant_id, name, removed_key)
  )`,
);
export const remarkTable = ddl(
  1700000000003,
  'CreateRemark',
  `CREATE TABLE remark (
    id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY, tenant_id VARCHAR(12) NOT NULL, user_id INT UNSIGNED NOT NULL,
    text VARCHAR(20) NOT NULL, revision INT UNSIGNED NOT NULL DEFAULT 1
  )`,
);

export const THINGS: RecordKind<Thing> = {
  ...keptWhenRemoved,
  entity: recordEntity<Thing, ThingRow>('ai', 'thing', {
    thingName: 'name',
    share: decimal('share'),
    tags: json('tags'),
    since: 'since',
    ...WRITTEN,
    ...REMOVABLE,
  }),
  service: 'ai',
  noun: 'thing',
  actions: { add: 'add-thing', replace: 'update-thing', remove: 'delete-thing' },
  said: ({ thingName, share, since }) => ({ thingName, share, since }),
};

export const REMARKS: RecordKind<Remark> = {
  entity: recordEntity<Remark, RemarkRow>('ai', 'remark', {
    userId: 'user_id',
    text: 'text',
    version: 'revision',
  }),
  service: 'ai',
  noun: 'remark',
  actions: { add: 'saveRemark', replace: 'saveRemark', remove: 'deleteRemark' },
  present: ({ userId }) => ({ userId }),
  said: ({ text }) => ({ text }),
  changed: (before, after) => ({ before: { was: before.text }, after: { is: after.text } }),
};
