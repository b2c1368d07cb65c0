import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import { platformInvestCalls, type Entry } from '@console/contract-core';
import { investEntries, investJobEntries } from '@console/contract-invest';
import { ecologyMigrations } from '@console/ecology';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { ddl, schemaName, tableName } from '@console/node-kit/database';
import { noticeMigration } from '@console/node-kit/notices';
import { auditLogMigration } from '@console/node-kit/records';
import {
  auditLines,
  fillEcology,
  fillMarket,
  OTHER_TENANT,
  scratchData,
  startService,
  TENANT,
  withSourceThreads,
  type AuditedLine,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { entities } from '../entities.ts';
import { investConfigSchema } from '../invest-config.ts';
import { InvestModule } from '../invest.module.ts';
import { migrations } from '../migrations.ts';

export interface RunningInvest {
  readonly data: ScratchData;
  readonly service: RunningService;
  /** PANEL_DIR, for workers on the same data. */
  readonly panelDir: string;
  /** Deletes what users made here and its audit lines; the market and the companies stay. */
  empty(): Promise<void>;
  /** The audit log, oldest first. */
  lines(): Promise<AuditedLine[]>;
  stop(): Promise<void>;
}

/** The view in which access shows its users to other services; here a table, so that a test can add users. */
const userPublic = ddl(
  1767225600005,
  'UserPublic',
  `CREATE TABLE user_public (
    tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL, id INT UNSIGNED NOT NULL PRIMARY KEY,
    username VARCHAR(64) NOT NULL, real_name VARCHAR(64) NOT NULL
  )`,
);

export interface InvestOptions {
  /** A module that has only a part of the service; by default the whole. */
  readonly module?: Type;
  readonly entries?: Readonly<Record<string, Entry>>;
  /** Whether the fixture's market and companies are added; true by default. */
  readonly filled?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The tables that users fill, in an order for deletion that no foreign key forbids. */
const MADE = [
  ...[
    'strategy_simulation_result',
    'strategy_simulation',
    'strategy_order',
    'strategy_bill',
    'strategy_holding',
    'strategy_booking',
    'strategy_gap',
  ],
  ...['strategy_day', 'strategy_signal', 'strategy_risk', 'strategy', 'strategy_universe', 'style_pin'],
  ...['style', 'creation', 'indicator_browse', 'indicator_calc'],
  ...['factor_reference', 'factor_version', 'factor', 'backtest_result', 'backtest_run', 'job'],
  ...['checkup_row', 'checkup_part', 'checkup', 'checkup_turn'],
];

/** The invest service over HTTP with the users 陈思远 (7), 周雨桐 (8) and, of another tenant, 外人 (9). */
export async function runningInvest(options: InvestOptions = {}): Promise<RunningInvest> {
  const data = await investData(options.filled ?? true);
  const panelDir = await mkdtemp(join(tmpdir(), 'panels-'));
  const service = await startService({
    data,
    config: investConfigSchema,
    env: { PANEL_DIR: panelDir, ...options.env },
    parts: (config) => ({
      name: 'invest',
      config,
      module: withSourceThreads(options.module ?? InvestModule, new URL('../thread.ts', import.meta.url)),
      entities,
      entries: options.entries
        ? Object.values(options.entries)
        : [
            ...Object.values(investEntries),
            ...Object.values(investJobEntries),
            ...Object.values(platformInvestCalls),
          ],
    }),
  });
  return {
    data,
    service,
    panelDir,
    empty: async () => {
      for (const table of MADE) await data.database.query(`DELETE FROM ${tableName('invest', table)}`);
      await data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
    },
    lines: () => auditLines(data),
    stop: async () => {
      await service.stop();
      // Jobs that were queued and never taken.
      for await (const keys of data.redis.scanIterator({ MATCH: `*:${schemaName('invest')}:*` }))
        if (keys.length > 0) await data.redis.del(keys);
      await data.drop();
      await rm(panelDir, { recursive: true, force: true });
    },
  };
}

/** Every schema that the service reads or writes, with its users and, if `filled`, the fixture. */
async function investData(filled: boolean): Promise<ScratchData> {
  const schemas = {
    access: [auditLogMigration, noticeMigration, userPublic],
    market: MARKET_MIGRATIONS,
    ecology: ecologyMigrations,
    invest: migrations,
  };
  const data = await scratchData(schemas, entities);
  await data.database.query(
    `INSERT INTO ${tableName('access', 'user_public')} VALUES
       (?, 7, 'analyst', '陈思远'), (?, 8, 'editor', '周雨桐'), (?, 9, 'other', '外人')`,
    [TENANT, TENANT, OTHER_TENANT],
  );
  if (!filled) return data;
  await fillMarket(data.database);
  await fillEcology(data.database);
  return data;
}
