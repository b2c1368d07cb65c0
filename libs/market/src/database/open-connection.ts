import { addressOf, schemaName, waitFor, watchConnection } from '@console/node-kit/database';
import type { Connection as PlainConnection } from 'mysql2';
import { createConnection, type Connection } from 'mysql2/promise';

/**
 * The importer's one connection: named locks, temporary tables and bulk loads belong to it. Unlike the services'
 * pools it may send local data. Its statements may take hours.
 */
export async function openConnection(url: string): Promise<Connection> {
  const connection = await createConnection({
    uri: url,
    database: schemaName('market'),
    charset: 'utf8mb4_general_ci',
    timezone: '+08:00',
    dateStrings: true,
    supportBigNumbers: true,
    connectTimeout: 5000,
  });
  const { connection: plain } = connection as Connection & { readonly connection: PlainConnection };
  watchConnection(plain, waitFor(addressOf(url)));
  return connection;
}
