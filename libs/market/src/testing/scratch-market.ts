import { randomBytes } from 'node:crypto';
import { migrate, schemaName } from '@console/node-kit';
import { createConnection, type Connection } from 'mysql2/promise';
import { openConnection } from '../database/open-connection.ts';
import { MARKET_MIGRATIONS } from '../schema/migrations.ts';

/** A migrated market schema of this test file's own, in the server of TEST_DATABASE_URL. */
export interface ScratchMarket {
  readonly url: string;
  readonly connection: Connection;
  drop(): Promise<void>;
}

export async function scratchMarket(): Promise<ScratchMarket> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  process.env['SCHEMA_PREFIX'] = `t_${randomBytes(4).toString('hex')}_`;
  await migrate({ url, schema: 'market', migrations: MARKET_MIGRATIONS });
  const connection = await openConnection(url);
  return {
    url,
    connection,
    drop: async () => {
      await connection.end();
      const admin = await createConnection({ uri: url });
      await admin.query(`DROP DATABASE \`${schemaName('market')}\``);
      await admin.end();
    },
  };
}
