import { schemaName } from '@console/node-kit';
import { createConnection, type Connection } from 'mysql2/promise';

/**
 * The importer's one connection: named locks, temporary tables and bulk loads belong to it. Unlike the
 * services' pools it may send local data.
 */
export async function openConnection(url: string): Promise<Connection> {
  return createConnection({
    uri: url,
    database: schemaName('market'),
    charset: 'utf8mb4_general_ci',
    timezone: '+08:00',
    dateStrings: true,
    supportBigNumbers: true,
    connectTimeout: 5000,
  });
}
