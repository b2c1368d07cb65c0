import { parseArgs } from 'node:util';
import { readConfig, SystemClock } from '@console/node-kit';
import { z } from 'zod';
import { buildPanels } from '../derive/build-panels.ts';
import { panelField } from '../derive/panel-fields.ts';
import { openMart } from '../import/open-mart.ts';
import { databaseUrl } from './database-url.ts';
import { keepHeapSmall } from './keep-heap-small.ts';

const LOCK_SECONDS = 30;
const optionsSchema = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });

/** `panels FIELD… [--from YYYY-MM-DD] [--to YYYY-MM-DD]`: stores the blocks that are missing. */
export async function panelsCommand(args: readonly string[]): Promise<void> {
  keepHeapSmall();
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  if (positionals.length === 0) throw new Error('wants fields: panels FIELD… [--from DAY] [--to DAY]');
  const { from = null, to = null } = readConfig(optionsSchema, values);
  const fields = positionals.map((name) => panelField(name).name);
  const { connection } = await openMart({
    url: databaseUrl(),
    clock: new SystemClock(),
    lockSeconds: LOCK_SECONDS,
  });
  try {
    const stored = await buildPanels(connection, { fields, from, to });
    process.stdout.write(`panels: ${stored.toLocaleString('en')} blocks stored\n`);
  } finally {
    await connection.end();
  }
}
