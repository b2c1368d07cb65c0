import { ddl, tableName } from '@console/node-kit/database';
import { noticeMigration } from '@console/node-kit/notices';
import { auditLogMigration } from '@console/node-kit/records';
import { scratchData, type ScratchData } from '@console/node-kit/testing';
import { entities } from '../entities.ts';
import { migrations } from '../migrations.ts';

/** A table in place of the access service's view, whose own tables this service cannot read. */
const userPublic = ddl(
  1767225600005,
  'UserPublic',
  `CREATE TABLE user_public (
    tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
    id INT UNSIGNED NOT NULL,
    username VARCHAR(64) COLLATE utf8mb4_bin NOT NULL,
    real_name VARCHAR(64) NOT NULL
  )`,
);

/** A table in place of the mart's, whose loads are read. */
const snapshot = ddl(
  1767225600006,
  'Snapshot',
  'CREATE TABLE snapshot (id INT UNSIGNED NOT NULL PRIMARY KEY, status VARCHAR(16) NOT NULL, table_name VARCHAR(64) NOT NULL)',
);

/** Tables in place of those with the names of companies and industries, which are none here. */
const securities = ddl(
  1767225600007,
  'Security',
  `CREATE TABLE security (
    id INT UNSIGNED NOT NULL PRIMARY KEY, code VARCHAR(12) NOT NULL, exchange VARCHAR(8) NOT NULL,
    name VARCHAR(64) NOT NULL, full_name VARCHAR(128) NULL, pinyin VARCHAR(128) NULL, pinyin_initials VARCHAR(32) NULL
  )`,
);
const companies = ddl(
  1767225600008,
  'Company',
  `CREATE TABLE company (
    id INT UNSIGNED NOT NULL PRIMARY KEY, security_id INT UNSIGNED NOT NULL,
    tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL, deleted_at DATETIME NULL
  )`,
);
const industries = ddl(
  1767225600009,
  'Industry',
  `CREATE TABLE industry (
    id INT UNSIGNED NOT NULL PRIMARY KEY, tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
    name VARCHAR(64) NOT NULL, code VARCHAR(16) NOT NULL, variant VARCHAR(16) NOT NULL, level TINYINT NOT NULL,
    removed_at DATETIME NULL
  )`,
);

/** The schemas the service reads and writes, with 某人 (7) in one tenant and 旁人 (8) in another. */
export async function aiData(): Promise<ScratchData> {
  const schemas = {
    access: [auditLogMigration, noticeMigration, userPublic],
    ai: migrations,
    ecology: [companies, industries],
    market: [snapshot, securities],
  };
  const data = await scratchData(schemas, entities);
  await data.database.query(
    `INSERT INTO ${tableName('access', 'user_public')} (tenant_id, id, username, real_name)
     VALUES ('000000', 7, 'someone', '某人'), ('000000', 9, 'second', '李四'), ('100001', 8, 'other', '旁人')`,
  );
  return data;
}
