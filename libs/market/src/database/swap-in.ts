import type { Connection } from 'mysql2/promise';

const twinName = (table: string): string => `${table}_staging`;
const oldName = (table: string): string => `${table}_old`;

/** Fills a twin of the table and puts it in the table's place at once; readers see one or the other. */
export async function swapIn(
  connection: Connection,
  table: string,
  fill: (twin: string) => Promise<void>,
): Promise<void> {
  const [twin, old] = [twinName(table), oldName(table)];
  await dropTwins(connection, [table]);
  await connection.query(`CREATE TABLE \`${twin}\` LIKE \`${table}\``);
  try {
    await fill(twin);
    await connection.query(`RENAME TABLE \`${table}\` TO \`${old}\`, \`${twin}\` TO \`${table}\``);
  } finally {
    await dropTwins(connection, [table]);
  }
}

/**
 * Drops the tables that killed swaps left behind. The two renamings are one step, so that the table itself is
 * always there.
 */
export async function dropTwins(connection: Connection, tables: readonly string[]): Promise<void> {
  const twins = tables.flatMap((table) => [twinName(table), oldName(table)]);
  if (twins.length === 0) return;
  await connection.query(`DROP TABLE IF EXISTS ${twins.map((name) => `\`${name}\``).join(', ')}`);
}
