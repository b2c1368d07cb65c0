import { takeSchemas } from '@console/node-kit/testing';
import type { Connection } from 'mysql2/promise';
import { openConnection } from '../database/open-connection.ts';
import { MARKET_MIGRATIONS } from '../schema/migrations.ts';

/** A migrated market schema of this test's own, in the server of TEST_DATABASE_URL. */
export interface ScratchMarket {
  readonly url: string;
  readonly connection: Connection;
  drop(): Promise<void>;
}

/** `fresh` for a test that kills writers: no other test shares its schema. */
export async function scratchMarket(options?: { readonly fresh: boolean }): Promise<ScratchMarket> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  const { giveBack } = await takeSchemas(url, { market: MARKET_MIGRATIONS }, options);
  const connection = await openConnection(url);
  return {
    url,
    connection,
    drop: async () => {
      await connection.end();
      giveBack();
    },
  };
}
