import { join } from 'node:path';
import { schemaName } from '@console/node-kit';
import type { Clock } from '@console/contract-core';
import type { Connection } from 'mysql2/promise';
import { openConnection } from '../database/open-connection.ts';
import { selectRows } from '../database/select-rows.ts';
import { findSources } from './find-sources.ts';
import { importTable, type TableImport, type TableReport } from './import-table.ts';
import { deriveQuotes } from './derive-quotes.ts';
import type { Mapping } from './mapping.ts';
import { silentProgress, type ProgressReporter } from './progress.ts';
import { securityText, type SecurityCode } from './security-code.ts';
import { Snapshots } from './snapshots.ts';

export interface ImportOptions {
  /** An account that may create, alter and drop tables of the market schema. */
  readonly url: string;
  readonly dir: string;
  readonly clock: Clock;
  /** Null for the documented format. */
  readonly mapping?: Mapping | null;
  /** Checks every row and changes nothing. */
  readonly dryRun?: boolean;
  /** Who the data is from; default: the mapping's name. */
  readonly source?: string;
  readonly demo?: boolean;
  /** Default: `rejected` in the folder. */
  readonly rejectsDir?: string;
  readonly progress?: ProgressReporter;
  /** How long to wait for another import, or for the server to be done with a killed one. Default 30. */
  readonly lockSeconds?: number;
}

/**
 * Imports a folder of CSV files, table by table in the order they need each other. A table loads whole
 * or not at all; one that fails takes those that need it along. Nothing changes when the content is
 * what was loaded last.
 */
export async function importFolder(options: ImportOptions): Promise<readonly TableReport[]> {
  const sources = findSources(options.dir, options.mapping ?? null);
  const connection = await openConnection(options.url);
  try {
    await takeLock(connection, options.lockSeconds ?? 30);
    const snapshots = new Snapshots(connection, options.clock);
    await refuseMixing(snapshots, options.demo ?? false);
    if (!options.dryRun) await snapshots.closeInterrupted();

    const ids = await readSecurityIds(connection);
    const reports: TableReport[] = [];
    for (const source of sources) {
      const broken = source.table.needs?.find((need) =>
        reports.some(
          ({ table, outcome }) => table === need && (outcome === 'failed' || outcome === 'left out'),
        ),
      );
      if (broken) {
        reports.push(leftOut(source.table.name, broken));
        continue;
      }
      const dryKeys = options.dryRun && source.table.name === 'security';
      reports.push(
        await importTable(source, {
          ...tableOptions(options, { connection, snapshots, ids }),
          ...(dryKeys ? { onKey: (key: string) => addPlaceholder(ids, key.replace(' ', '.')) } : {}),
        }),
      );
      if (source.table.name === 'security' && !options.dryRun) {
        for (const [text, id] of await readSecurityIds(connection)) ids.set(text, id);
      }
    }
    if (!options.dryRun) await deriveQuotes(tableOptions(options, { connection, snapshots, ids }));
    return reports;
  } finally {
    await connection.end();
  }
}

function tableOptions(
  options: ImportOptions,
  {
    connection,
    snapshots,
    ids,
  }: { connection: Connection; snapshots: Snapshots; ids: ReadonlyMap<string, number> },
): TableImport {
  return {
    connection,
    snapshots,
    context: { securityIds: ids },
    rejectsDir: options.rejectsDir ?? join(options.dir, 'rejected'),
    dryRun: options.dryRun ?? false,
    source: options.source ?? options.mapping?.name ?? 'files',
    demo: options.demo ?? false,
    progress: options.progress ?? silentProgress,
  };
}

const leftOut = (table: string, broken: string): TableReport => ({
  table,
  outcome: 'left out',
  rows: 0,
  skipped: 0,
  rejected: 0,
  rejectFile: null,
  message: `needs ${broken}, which did not load`,
});

async function takeLock(connection: Connection, seconds: number): Promise<void> {
  const rows = await selectRows<{ taken: number }>(connection, 'SELECT GET_LOCK(?, ?) AS taken', [
    `import:${schemaName('market')}`,
    seconds,
  ]);
  if (rows[0]?.taken !== 1) throw new Error('another import is running');
}

/** In a dry run securities of the file itself count as known, under ids that nothing has. */
function addPlaceholder(ids: Map<string, number>, text: string): void {
  if (!ids.has(text)) ids.set(text, -1 - ids.size);
}

/** Real and invented rows in one mart would be told apart by nobody. */
async function refuseMixing(snapshots: Snapshots, demo: boolean): Promise<void> {
  const holdsDemo = await snapshots.holdsDemo();
  if (holdsDemo === null || holdsDemo === demo) return;
  throw new Error(
    holdsDemo
      ? 'the mart holds demo data and real data would mix with it: start with another DATA_DIR and DEMO_SIZE=none, and import there'
      : 'the mart holds real data and demo data would mix with it: start with another DATA_DIR for the demo, and leave this one to DEMO_SIZE=none',
  );
}

async function readSecurityIds(connection: Connection): Promise<Map<string, number>> {
  const rows = await selectRows<SecurityCode & { id: number }>(
    connection,
    'SELECT id, code, exchange FROM security',
  );
  return new Map(rows.map((row) => [securityText(row), row.id]));
}
