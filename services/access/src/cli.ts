import { migrateCommand, runCli } from '@console/node-kit/cli';
import { SystemClock } from '@console/node-kit/clock';
import { kitConfigSchema, readConfig } from '@console/node-kit/config';
import { dataSourceOptions } from '@console/node-kit/database';
import { DataSource } from 'typeorm';
import { AccountWriter } from './accounts/account-writer.ts';
import { addDemoUsers } from './accounts/add-demo-users.ts';
import { askPassword } from './accounts/ask-password.ts';
import { createAdmin, readAdminArguments } from './accounts/create-admin.ts';
import { readDomainArguments } from './accounts/tenant-domain.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations.ts';

/** The configuration of a command: of the service's settings it needs only those of the database. */
const commandConfigSchema = kitConfigSchema.pick({ DATABASE_URL: true, SCHEMA_PREFIX: true });

await runCli('access', {
  migrate: migrateCommand('access', migrations),
  'demo-users': async () => report(await withWriter(addDemoUsers)),
  'create-admin': async (args) => {
    const admin = readAdminArguments(args);
    const password = await askPassword({ input: process.stdin, output: process.stderr });
    await withWriter((writer) => createAdmin(writer, admin, password));
    report([admin.username]);
  },
  'tenant-domain': async (args) => {
    const domain = readDomainArguments(args);
    const added = await withWriter((writer) => writer.addDomain(domain));
    report(added ? [domain.domain] : []);
  },
});

async function withWriter<T>(work: (writer: AccountWriter) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url } = readConfig(commandConfigSchema, process.env);
  const database = await new DataSource(dataSourceOptions({ url, poolSize: 1, entities })).initialize();
  try {
    return await work(new AccountWriter(database, new SystemClock()));
  } finally {
    await database.destroy();
  }
}

function report(done: readonly string[]): void {
  process.stdout.write(done.length > 0 ? `${done.join('\n')}\n` : 'nothing to do\n');
}
