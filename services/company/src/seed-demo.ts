import { shanghaiDateTime } from '@console/contract-core';
import { dataSourceOptions, kitConfigSchema, readConfig, realNow, transact } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { seedDemoNotes } from './notes/seed-demo-notes.ts';

/** A command needs the database and nothing else of the service's configuration. */
const configSchema = kitConfigSchema.pick({ DATABASE_URL: true });

/** The demo tenants, and who of them writes notes. */
const TENANTS = [
  { tenantId: '000000', username: 'analyst' },
  { tenantId: '100001', username: 'other' },
] as const;

/** `demo`: gives the demo tenants their first notes, once. */
export async function seedDemo(): Promise<void> {
  const { DATABASE_URL: url } = readConfig(configSchema, process.env);
  const database = await new DataSource(dataSourceOptions({ url, poolSize: 1 })).initialize();
  try {
    const now = shanghaiDateTime(realNow());
    for (const tenant of TENANTS) {
      const added = await transact(database, (manager) => seedDemoNotes(manager, { ...tenant, now }));
      process.stdout.write(
        `tenant ${tenant.tenantId}: ${added === 0 ? 'filled already' : `${added} notes of companies`}\n`,
      );
    }
  } finally {
    await database.destroy();
  }
}
