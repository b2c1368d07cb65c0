import { shanghaiDateTime } from '@console/contract-core';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Command } from '../cli/run-cli.ts';
import { realNow } from '../clock/system-clock.ts';
import { urlOf } from '../config/kit-config.ts';
import { readConfig } from '../config/read-config.ts';
import { dataSourceOptions, type DatabaseOptions } from '../database/data-source-options.ts';
import { transact } from '../database/transact.ts';

const demoConfig = z.object({ DATABASE_URL: urlOf('mysql', 'mariadb') });

/** The number of records given to a tenant, by their kind: `{ styles: 6 }`. */
export type Given = Readonly<Record<string, number>>;

interface DemoOptions<Tenant> {
  readonly tenants: readonly Tenant[];
  /** `now` is `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly give: (manager: EntityManager, tenant: Tenant, now: string) => Promise<Given>;
  /** The entities that `give` writes through repositories. */
  readonly entities?: DatabaseOptions['entities'];
}

/**
 * The `demo` command of a service: gives each tenant its first records, each in one transaction, and prints
 * their numbers.
 */
export function demoCommand<Tenant extends { readonly tenantId: string }>({
  tenants,
  give,
  entities = [],
}: DemoOptions<Tenant>): Command {
  return async () => {
    const { DATABASE_URL: url } = readConfig(demoConfig, process.env);
    const database = await new DataSource(dataSourceOptions({ url, poolSize: 1, entities })).initialize();
    try {
      const now = shanghaiDateTime(realNow());
      for (const tenant of tenants) {
        const given = await transact(database, (manager) => give(manager, tenant, now));
        process.stdout.write(`tenant ${tenant.tenantId}: ${inWords(given) || 'filled already'}\n`);
      }
    } finally {
      await database.destroy();
    }
  };
}

/** The numbers of records given, in words; empty for none. */
export const inWords = (given: Given): string =>
  Object.entries(given)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
