import { investEntries } from '@console/contract-invest';
import { auditLogMigration, ddl, kitConfigSchema, tableName } from '@console/node-kit';
import {
  OTHER_TENANT,
  scratchData,
  startService,
  TENANT,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { InvestModule } from '../invest.module.ts';
import { migrations } from '../migrations.ts';

/** A line of the audit log, its fields read. */
export interface Line {
  readonly action: string;
  readonly subject: string;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly username: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface RunningInvest {
  readonly data: ScratchData;
  readonly service: RunningService;
  /** Removes every style and what was said of it. */
  empty(): Promise<void>;
  /** The audit log, oldest first. */
  lines(): Promise<Line[]>;
  stop(): Promise<void>;
}

/** What access shows of its users to other services; here a table, so that a test can say who there is. */
const userPublic = ddl(
  1767225600005,
  'UserPublic',
  `CREATE TABLE user_public (
    tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL, id INT UNSIGNED NOT NULL PRIMARY KEY,
    username VARCHAR(64) NOT NULL, real_name VARCHAR(64) NOT NULL
  )`,
);

/** The invest service over HTTP with the users 陈思远 (7), 周雨桐 (8) and, of another tenant, 外人 (9). */
export async function runningInvest(): Promise<RunningInvest> {
  const data = await scratchData({ access: [auditLogMigration, userPublic], invest: migrations });
  await data.database.query(
    `INSERT INTO ${tableName('access', 'user_public')} VALUES
       (?, 7, 'analyst', '陈思远'), (?, 8, 'editor', '周雨桐'), (?, 9, 'other', '外人')`,
    [TENANT, TENANT, OTHER_TENANT],
  );
  const service = await startService({
    data,
    config: kitConfigSchema,
    parts: (config) => ({
      name: 'invest',
      config,
      module: InvestModule,
      entries: Object.values(investEntries),
    }),
  });
  return {
    data,
    service,
    empty: async () => {
      for (const table of ['style', 'creation'])
        await data.database.query(`DELETE FROM ${tableName('invest', table)}`);
      await data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
    },
    lines: async () => {
      const rows = await data.database.query<Line[]>(
        `SELECT * FROM ${tableName('access', 'audit_log')} ORDER BY id`,
      );
      return rows.map((row) => ({ ...row, before: read(row.before), after: read(row.after) }));
    },
    stop: async () => {
      await service.stop();
      await data.drop();
    },
  };
}

/** The driver hands out JSON as text, or read, by the server's version. */
const read = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
