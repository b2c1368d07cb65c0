import type { Connection } from 'mysql2/promise';

/** Fills a twin of the table and puts it in the table's place at once; readers see one or the other. */
export async function swapIn(
  connection: Connection,
  table: string,
  fill: (twin: string) => Promise<void>,
): Promise<void> {
  const twin = `${table}_staging`;
  const old = `${table}_old`;
  await connection.query(`DROP TABLE IF EXISTS \`${twin}\`, \`${old}\``);
  await connection.query(`CREATE TABLE \`${twin}\` LIKE \`${table}\``);
  try {
    await fill(twin);
    await connection.query(`RENAME TABLE \`${table}\` TO \`${old}\`, \`${twin}\` TO \`${table}\``);
  } finally {
    await connection.query(`DROP TABLE IF EXISTS \`${twin}\`, \`${old}\``);
  }
}
