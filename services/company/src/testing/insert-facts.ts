import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';

export type Fact = Readonly<Record<string, string | number | null>>;

/** Inserts rows of the market's `table`. Columns that no row names stay empty, those some rows leave out null. */
export async function insertFacts(database: DataSource, table: string, rows: readonly Fact[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  await database.query(
    `INSERT INTO ${tableName('market', table)} (${names.map((name) => `\`${name}\``).join(', ')})
     VALUES ${rows.map(() => `(${names.map(() => '?').join(', ')})`).join(', ')}`,
    rows.flatMap((row) => names.map((name) => row[name] ?? null)),
  );
}
