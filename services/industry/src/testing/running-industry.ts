import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { industryEntries } from '@console/contract-industry';
import { platformIndustryCalls, type Clock, type Session } from '@console/contract-core';
import { ecologyMigrations } from '@console/ecology';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { CLOCK } from '@console/node-kit/config';
import { ddl, tableName } from '@console/node-kit/database';
import { noticeMigration } from '@console/node-kit/notices';
import { auditLogMigration } from '@console/node-kit/records';
import {
  fillEcology,
  fillMarket,
  OTHER_TENANT,
  scratchData,
  startService,
  withSourceThreads,
  TENANT,
  type Answer,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { entities } from '../entities.ts';
import { industryConfigSchema } from '../industry-config.ts';
import { IndustryModule } from '../industry.module.ts';
import { migrations } from '../migrations.ts';

const THREAD = new URL('../thread.ts', import.meta.url);

/** The signed-in user, a colleague, a disabled one, and one of the other tenant. */
export const USERS = { self: 7, colleague: 8, stopped: 9, stranger: 17 } as const;

const EVERYTHING = ['hysjk_gn', 'hysjk_gn_add', 'hysjk_gn_edit', 'hysjk_gn_del', 'gssjk_gn_add_sw'];

export interface AuditRow {
  readonly user_id: number;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface RunningIndustry {
  readonly data: ScratchData;
  readonly service: RunningService;
  /** Sets the time that the service reads, in Shanghai. */
  at(time: string): void;
  /** Sends a call as a user with every authority of industries, or with the given session. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** The tenant's audit log, oldest first. */
  audit(): Promise<readonly AuditRow[]>;
  query<T>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  stop(): Promise<void>;
}

export interface CallOptions {
  readonly session?: Partial<Session>;
  readonly body?: unknown;
  readonly key?: string;
}

/** The whole service on the fixture market, two tenants' companies and their users, at ten in the morning. */
export async function runningIndustry(): Promise<RunningIndustry> {
  const schemas = {
    access: [auditLogMigration, noticeMigration, usersMigration],
    market: MARKET_MIGRATIONS,
    ecology: ecologyMigrations,
    industry: migrations,
  };
  const data = await scratchData(schemas, entities);
  await fillMarket(data.database);
  await fillEcology(data.database);
  await fillUsers(data);
  const panelDir = await mkdtemp(join(tmpdir(), 'panels-'));
  const service = await startService({
    data,
    config: industryConfigSchema,
    env: { PANEL_DIR: panelDir },
    parts: (config) => ({
      name: 'industry',
      config,
      module: withSourceThreads(IndustryModule, THREAD),
      entities,
      entries: [...Object.values(industryEntries), ...Object.values(platformIndustryCalls)],
    }),
  });
  const clock = service.service.app.get<{ now: Clock['now'] }>(CLOCK);
  const at = (time: string): void => {
    clock.now = () => Date.parse(`${time.replace(' ', 'T')}+08:00`);
  };
  at('2026-07-03 10:00:00');
  const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
    data.database.query<T[]>(sql, [...values]);
  return {
    data,
    service,
    at,
    query,
    call: async (method, path, { session, body, key } = {}) =>
      service.send(path, {
        method,
        token: await service.signIn({ authorities: EVERYTHING, ...session }),
        ...(body === undefined ? {} : { body }),
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    audit: async () => (await query<AuditRow>(auditSql(), [TENANT])).map(readAudit),
    stop: async () => {
      await service.stop();
      await data.drop();
      await rm(panelDir, { recursive: true, force: true });
    },
  };
}

/** A table in place of access's view of users. */
const usersMigration = ddl(
  1767225600025,
  'UserPublic',
  `CREATE TABLE user_public (tenant_id VARCHAR(12) COLLATE utf8mb4_bin, id INT UNSIGNED PRIMARY KEY,
     username VARCHAR(64) COLLATE utf8mb4_bin, real_name VARCHAR(64), active INT)`,
);

async function fillUsers({ database }: ScratchData): Promise<void> {
  await database.query(
    `INSERT INTO ${tableName('access', 'user_public')} VALUES (?, ?, ?, ?, ?), (?, ?, ?, ?, ?), (?, ?, ?, ?, ?), (?, ?, ?, ?, ?)`,
    [
      ...[TENANT, USERS.self, 'admin', '陈思远', 1],
      ...[TENANT, USERS.colleague, 'analyst', '周雨桐', 1],
      ...[TENANT, USERS.stopped, 'stopped', '已停用', 0],
      ...[OTHER_TENANT, USERS.stranger, 'other', '林一凡', 1],
    ],
  );
}

const auditSql = (): string =>
  `SELECT user_id, action, subject, \`before\`, \`after\` FROM ${tableName('access', 'audit_log')}
    WHERE tenant_id = ? AND service = 'industry' ORDER BY id`;

const readAudit = (row: AuditRow): AuditRow => ({
  ...row,
  before: parsed(row.before),
  after: parsed(row.after),
});
const parsed = (value: unknown): unknown =>
  typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
