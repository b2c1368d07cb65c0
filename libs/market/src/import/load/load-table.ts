import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import type { TableDefinition } from '../../schema/table-definition.ts';
import type { Cancellation } from '../cancellation.ts';
import { ALL_CHANGED } from './changes.ts';
import { Difference } from './difference.ts';
import { findDuplicates } from '../files/find-duplicates.ts';
import type { LoadEffect, Snapshots } from './snapshots.ts';
import { Staging } from './staging.ts';
import { tableRows, type RowPass, type Tally } from '../files/table-rows.ts';

interface LoadParts {
  readonly connection: Connection;
  readonly snapshots: Snapshots;
  readonly cancellation: Cancellation;
  /** The load's record, with status running. */
  readonly snapshot: number;
}

/**
 * Loads the rows of a pass into their table: all of them, with a record, or nothing. An empty table is swapped for
 * the loaded one, any other is changed by the difference, so that unchanged rows are not touched and the load can
 * be undone.
 */
export async function loadTable(
  table: TableDefinition,
  pass: RowPass,
  parts: LoadParts,
): Promise<LoadEffect> {
  const { connection, snapshots, snapshot } = parts;
  const staging = new Staging(connection, table);
  const difference = new Difference(connection, table);
  const isFirst = !table.surrogate && (await isEmpty(connection, table));
  const record = (effect: LoadEffect): Promise<void> =>
    snapshots.end(snapshot, 'loaded', { tally: pass.tally, message: null, effect });
  let effect: LoadEffect;
  try {
    await fillStaging(staging, pass, { ...parts, table });
    if (isFirst) {
      effect = firstEffect(pass.tally);
      await staging.swapIn(() => record(effect));
    } else {
      effect = await applyDifference(table, { ...parts, staging, difference, record });
    }
  } catch (error) {
    await staging.drop();
    await difference.drop();
    const message = error instanceof Error ? error.message : String(error);
    await snapshots.end(snapshot, 'failed', { tally: pass.tally, message });
    throw error;
  }
  // Outside the try: a leftover does not make a load fail whose rows are in place.
  await (isFirst ? staging.dropReplaced() : difference.keep());
  await staging.drop();
  return effect;
}

/** Refuses a pass with bad rows or repeated keys. */
export function refuseRejected(tally: Tally): void {
  if (tally.rejected > 0) throw new Error(`${tally.rejected} bad rows, nothing loaded`);
}

async function fillStaging(
  staging: Staging,
  pass: RowPass,
  { connection, cancellation, table }: LoadParts & { table: TableDefinition },
): Promise<void> {
  await staging.create();
  const kept = await staging.load(cancellation.guard(tableRows(pass)));
  if (pass.tally.rejected === 0 && kept < pass.tally.rows) {
    pass.tally.rejected = await findDuplicates(connection, { ...pass, key: table.key });
    if (pass.tally.rejected === 0) throw new Error(`${pass.tally.rows - kept} rows were not kept`);
  }
  refuseRejected(pass.tally);
}

async function applyDifference(
  table: TableDefinition,
  {
    connection,
    snapshots,
    cancellation,
    snapshot,
    staging,
    difference,
    record,
  }: LoadParts & {
    staging: Staging;
    difference: Difference;
    record: (effect: LoadEffect) => Promise<void>;
  },
): Promise<LoadEffect> {
  const step = <T>(work: () => Promise<T>): Promise<T> => cancellation.during(work);
  await step(() => difference.build(staging.name, snapshot));
  const counts = await step(() => difference.counts());
  const changes = await step(() => difference.changes(staging.name));
  await staging.partitionTable();
  await connection.beginTransaction();
  try {
    await step(() => difference.apply(staging.name));
    const tableRows = await step(() => snapshots.rowsAfter(table, counts));
    const effect = { ...counts, tableRows, changes };
    await record(effect);
    await connection.commit();
    return effect;
  } catch (error) {
    await connection.rollback();
    throw error;
  }
}

const firstEffect = ({ rows }: Tally): LoadEffect => ({
  tableRows: rows,
  inserted: rows,
  updated: 0,
  deleted: 0,
  changes: ALL_CHANGED,
});

async function isEmpty(connection: Connection, { name }: TableDefinition): Promise<boolean> {
  return (await selectRows(connection, `SELECT 1 FROM \`${name}\` LIMIT 1`)).length === 0;
}
