import { parseArgs } from 'node:util';
import { SystemClock } from '@console/node-kit/clock';
import { openConnection } from '../database/open-connection.ts';
import { Runs } from '../import/runs.ts';
import { databaseUrl } from './database-url.ts';
import { historyLines } from './report-lines.ts';

const LATEST = 20;

/** `history [--json]`: the latest imports, newest first, and what each did to which table. */
export async function historyCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
  const connection = await openConnection(databaseUrl());
  try {
    const runs = await new Runs(connection, new SystemClock()).latest(LATEST);
    process.stdout.write(values.json ? `${JSON.stringify(runs)}\n` : historyLines(runs));
  } finally {
    await connection.end();
  }
}
