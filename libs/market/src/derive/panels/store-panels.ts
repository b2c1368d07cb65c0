import { sql } from 'kysely';
import type { Connection } from 'mysql2/promise';
import { eachRow } from '../../database/each-row.ts';
import { AdjustSteps } from '../../read/adjust-steps.ts';
import { dailyRows } from '../../read/daily-rows.ts';
import { dayText } from '../day-number.ts';
import { fewDays } from '../day-window.ts';
import { GrowingColumn } from '../growing-column.ts';
import type { PanelField } from './panel-fields.ts';
import { querying } from '../querying.ts';

/** The days that are in memory at a time: of five thousand securities 0.8 MB for each field. */
const DAYS_AT_ONCE = 20;

/**
 * Stores the blocks of days, none of which is there yet. The rows are gone through once, whatever the number of
 * fields. A day without bars has none.
 */
export async function storePanels(
  connection: Connection,
  fields: readonly PanelField[],
  days: readonly string[],
): Promise<void> {
  const isAdjusted = fields.some(({ adjusted }) => adjusted);
  const steps = isAdjusted ? await AdjustSteps.read(querying(connection)) : null;
  for (const some of fewDays(days, DAYS_AT_ONCE)) {
    const found = await readBlocks(connection, { fields, steps, days: some });
    for (const [at, { name }] of fields.entries()) await insertBlocks(connection, name, found, at);
  }
}

/** The cells of a day by field: cell i is of the security with id i + 1. */
type Blocks = ReadonlyMap<string, readonly GrowingColumn[]>;

const NO_COLUMNS: readonly GrowingColumn[] = [];

type Row = readonly [day: number, security: number, ...(number | null)[]];

async function readBlocks(
  connection: Connection,
  {
    fields,
    steps,
    days,
  }: { fields: readonly PanelField[]; steps: AdjustSteps | null; days: readonly string[] },
): Promise<Blocks> {
  const blocks = new Map<string, readonly GrowingColumn[]>();
  let [number, day, columns] = [0, '', NO_COLUMNS];
  const { sql: text, parameters } = dailyRows(querying(connection), 'daily_bar')
    .select(sql`TO_DAYS(${sql.ref('t.trade_date')})`.as('day'))
    .select('t.security_id')
    .select(fields.map(({ name, value }) => sql`${value}`.as(name)))
    .where('t.trade_date', 'in', days)
    .orderBy('t.trade_date')
    .orderBy('t.security_id')
    .compile();
  const query = { sql: text, values: parameters as readonly string[] };
  await eachRow<Row>(connection, query, (row) => {
    if (row[0] !== number) {
      [number, day, columns] = [row[0], dayText(row[0]), fields.map(() => new GrowingColumn())];
      blocks.set(day, columns);
    }
    // Runs millions of times: it allocates nothing.
    for (let at = 0; at < fields.length; at += 1) {
      const column = columns[at] as GrowingColumn;
      while (column.length < row[1] - 1) column.push(NaN);
      const factor = steps && fields[at]?.adjusted ? steps.on(row[1], day) : 1;
      column.push((row[at + 2] ?? NaN) * factor);
    }
  });
  return blocks;
}

async function insertBlocks(
  connection: Connection,
  field: string,
  blocks: Blocks,
  at: number,
): Promise<void> {
  if (blocks.size === 0) return;
  const values = [...blocks].flatMap(([day, columns]) => {
    const cells = columns[at]?.part(0, columns[at].length) ?? new Float64Array(0);
    return [field, day, Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength)];
  });
  // Prepared: a plain query sends blocks as hexadecimal text, which takes the server eight times as long.
  await connection.execute(
    `INSERT INTO panel_block (field, trade_date, cells) VALUES ${[...blocks].map(() => '(?, ?, ?)').join(', ')}`,
    values,
  );
}
