import { companyEntries } from '@console/contract-company';
import { platformEntries } from '@console/contract-core';
import { ecologyMigrations } from '@console/ecology';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { ddl, tableName } from '@console/node-kit/database';
import { noticeMigration } from '@console/node-kit/notices';
import { auditLogMigration } from '@console/node-kit/records';
import {
  fillEcology,
  fillMarket,
  scratchData,
  startService,
  withSourceThreads,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { companyConfigSchema } from '../company-config.ts';
import { entities } from '../entities.ts';
import { migrations } from '../migrations.ts';

const THREAD = new URL('../thread.ts', import.meta.url);

export interface RunningCompany {
  readonly data: ScratchData;
  readonly service: RunningService;
  stop(): Promise<void>;
}

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

/**
 * The whole service on the fixture market and two tenants' companies, with 某人 (7) and 李四 (9) in one and 旁人 (8) in the
 * other.
 */
export async function runningCompany(env: Readonly<Record<string, string>> = {}): Promise<RunningCompany> {
  const schemas = {
    access: [auditLogMigration, noticeMigration, userPublic],
    market: MARKET_MIGRATIONS,
    ecology: ecologyMigrations,
    company: migrations,
  };
  const data = await scratchData(schemas, entities);
  await data.database.query(
    `INSERT INTO ${tableName('access', 'user_public')} (tenant_id, id, username, real_name)
     VALUES ('000000', 7, 'someone', '某人'), ('000000', 9, 'second', '李四'), ('100001', 8, 'other', '旁人')`,
  );
  await fillMarket(data.database);
  await fillEcology(data.database);
  // Sources read their schema names when they are imported, so the import must wait until this run's names are set.
  const { CompanyModule } = await import('../company.module.ts');
  const service = await startService({
    data,
    config: companyConfigSchema,
    env,
    parts: (config) => ({
      name: 'company',
      config,
      module: withSourceThreads(CompanyModule, THREAD),
      entities,
      entries: [...Object.values(companyEntries), ...Object.values(platformEntries)],
    }),
  });
  return {
    data,
    service,
    stop: async () => {
      await service.stop();
      await data.drop();
    },
  };
}
