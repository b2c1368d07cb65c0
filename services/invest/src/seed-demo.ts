import { shanghaiDateTime } from '@console/contract-core';
import { dataSourceOptions, kitConfigSchema, readConfig, realNow } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { addDemoStyles } from './styles/demo-styles.ts';

/** A command needs the database and nothing else of the service's configuration. */
const configSchema = kitConfigSchema.pick({ DATABASE_URL: true });

/** The demo tenants, each with the analyst who keeps its styles. */
const TENANTS = [
  { tenantId: '000000', author: 'analyst' },
  { tenantId: '100001', author: 'other' },
] as const;

/** `demo`: gives the demo tenants their first styles, once. */
export async function seedDemo(): Promise<void> {
  const { DATABASE_URL: url } = readConfig(configSchema, process.env);
  const database = await new DataSource(dataSourceOptions({ url, poolSize: 1 })).initialize();
  try {
    const now = shanghaiDateTime(realNow());
    for (const tenant of TENANTS) {
      const added = await database.transaction((manager) => addDemoStyles(manager, { ...tenant, now }));
      process.stdout.write(
        `tenant ${tenant.tenantId}: ${added === 0 ? 'filled already' : `${added} styles`}\n`,
      );
    }
  } finally {
    await database.destroy();
  }
}
