import { readConfig, urlOf } from '@console/node-kit/config';
import { z } from 'zod';

/** What a command that touches the database reads from the environment. */
export function databaseUrl(): string {
  return readConfig(z.object({ DATABASE_URL: urlOf('mysql', 'mariadb') }), process.env).DATABASE_URL;
}
