import { shanghaiDateTime } from '@console/contract-core';
import { seedDemoTenant } from '@console/ecology';
import { dataSourceOptions, readConfig, realNow, urlOf } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const configSchema = z.object({ DATABASE_URL: urlOf('mysql', 'mariadb') });

/** The demo tenants; the second one covers a third of the market. */
const TENANTS = [
  { tenantId: '000000', coverage: 100 },
  { tenantId: '100001', coverage: 33 },
] as const;

/** `demo`: fills the demo tenants' ecology from the market, once. */
export async function seedDemo(): Promise<void> {
  const { DATABASE_URL: url } = readConfig(configSchema, process.env);
  const database = await new DataSource(dataSourceOptions({ url, poolSize: 1 })).initialize();
  try {
    const now = shanghaiDateTime(realNow());
    for (const tenant of TENANTS) {
      const added = await database.transaction((manager) => seedDemoTenant(manager, tenant, now));
      process.stdout.write(
        `tenant ${tenant.tenantId}: ${added === 0 ? 'filled already' : `${added} companies`}\n`,
      );
    }
  } finally {
    await database.destroy();
  }
}
