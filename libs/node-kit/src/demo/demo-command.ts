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

/** What a tenant was given, by what it is called: `{ styles: 6 }`. */
export type Given = Readonly<Record<string, number>>;

interface DemoOptions<Tenant> {
  readonly tenants: readonly Tenant[];
  /** `now` is `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly give: (manager: EntityManager, tenant: Tenant, now: string) => Promise<Given>;
  /** What `give` writes by repositories. */
  readonly entities?: DatabaseOptions['entities'];
}

/**
 * The `demo` command of a service: gives each tenant what it begins with, in a transaction of its own, and prints
 * what that was.
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

/** What was given, in words; empty for nothing. */
export const inWords = (given: Given): string =>
  Object.entries(given)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
