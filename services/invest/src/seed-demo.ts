import { shanghaiDateTime } from '@console/contract-core';
import { dataSourceOptions, kitConfigSchema, readConfig, realNow, transact } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { addDemoFactors } from './factors/demo-factors.ts';
import { addDemoStyles } from './styles/demo-styles.ts';

/** A command needs the database and nothing else of the service's configuration. */
const configSchema = kitConfigSchema.pick({ DATABASE_URL: true });

/** The demo tenants, each with the analyst who keeps its styles and factors. */
const TENANTS = [
  { tenantId: '000000', author: 'analyst' },
  { tenantId: '100001', author: 'other' },
] as const;

/** `demo`: gives the demo tenants their first styles and factors, once. */
export async function seedDemo(): Promise<void> {
  const { DATABASE_URL: url } = readConfig(configSchema, process.env);
  const database = await new DataSource(dataSourceOptions({ url, poolSize: 1 })).initialize();
  try {
    const now = shanghaiDateTime(realNow());
    for (const tenant of TENANTS) {
      const styles = await transact(database, (manager) => addDemoStyles(manager, { ...tenant, now }));
      const factors = await transact(database, (manager) => addDemoFactors(manager, { ...tenant, now }));
      const added = styles + factors === 0 ? 'filled already' : `${styles} styles, ${factors} factors`;
      process.stdout.write(`tenant ${tenant.tenantId}: ${added}\n`);
    }
  } finally {
    await database.destroy();
  }
}
