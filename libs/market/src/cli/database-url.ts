import { readConfig, urlOf } from '@console/node-kit/config';
import { z } from 'zod';

/** The database address and schema prefix that commands read from the environment. */
export function databaseUrl(): string {
  return readConfig(z.object({ DATABASE_URL: urlOf('mysql', 'mariadb') }), process.env).DATABASE_URL;
}
