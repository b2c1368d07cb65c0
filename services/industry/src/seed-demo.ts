import { shanghaiDateTime } from '@console/contract-core';
import {
  seedDemoAnalysts,
  seedDemoEcology,
  seedDemoFunds,
  seedDemoTenant,
  seedDemoTexts,
  type DemoTenant,
} from '@console/ecology';
import { dataSourceOptions, readConfig, realNow, transact, urlOf } from '@console/node-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

const configSchema = z.object({ DATABASE_URL: urlOf('mysql', 'mariadb') });

/** The demo tenants; the second one covers a third of the market. */
const TENANTS = [
  { tenantId: '000000', coverage: 100 },
  { tenantId: '100001', coverage: 33 },
] as const;

/**
 * `demo`: fills the demo tenants' ecology from the market. Each part is added once, so that data that was
 * seeded before a part came gets it by the next run.
 */
export async function seedDemo(): Promise<void> {
  const { DATABASE_URL: url } = readConfig(configSchema, process.env);
  const database = await new DataSource(dataSourceOptions({ url, poolSize: 1 })).initialize();
  try {
    const now = shanghaiDateTime(realNow());
    for (const tenant of TENANTS) {
      const added = await transact(database, (manager) => seedTenant(manager, tenant, now));
      process.stdout.write(`tenant ${tenant.tenantId}: ${added === '' ? 'filled already' : added}\n`);
    }
  } finally {
    await database.destroy();
  }
}

/** What was added, in words; empty for nothing. */
export async function seedTenant(manager: EntityManager, tenant: DemoTenant, now: string): Promise<string> {
  const { tenantId } = tenant;
  const added: Readonly<Record<string, number>> = {
    companies: await seedDemoTenant(manager, tenant, now),
    industries: await seedDemoEcology(manager, tenantId, now),
    funds: await seedDemoFunds(manager, tenantId, now),
    'companies described': await seedDemoTexts(manager, tenantId),
    'industries with an analyst': await seedDemoAnalysts(manager, tenantId),
  };
  return Object.entries(added)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
}
