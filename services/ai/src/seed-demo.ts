import { shanghaiDateTime } from '@console/contract-core';
import { dataSourceOptions, readConfig, realNow, transact, urlOf } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { seedDemoPrompts } from './default-prompts/seed-demo-prompts.ts';

const configSchema = z.object({ DATABASE_URL: urlOf('mysql', 'mariadb') });

/** The demo tenants, and who of them writes default prompts. */
const TENANTS = [
  { tenantId: '000000', username: 'analyst' },
  { tenantId: '100001', username: 'other' },
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `demo`: gives the demo tenants their first default prompts, once. */
export async function seedDemo(): Promise<void> {
  const { DATABASE_URL: url } = readConfig(configSchema, process.env);
  const database = await new DataSource(dataSourceOptions({ url, poolSize: 1 })).initialize();
  try {
    const daysAgo = (days: number): string => shanghaiDateTime(realNow() - days * DAY_MS);
    for (const tenant of TENANTS) {
      const added = await transact(database, (manager) => seedDemoPrompts(manager, tenant, daysAgo));
      process.stdout.write(
        `tenant ${tenant.tenantId}: ${added === 0 ? 'filled already' : `${added} default prompts`}\n`,
      );
    }
  } finally {
    await database.destroy();
  }
}
