import { sql, type Kysely } from 'kysely';

/**
 * Whether a table ever had a row of the tenant, removed ones included: demo records are given only once.
 * `own` selects the rows.
 */
export async function everHad<Tables, Table extends Extract<keyof Tables, string>>(
  queries: Kysely<Tables>,
  table: Table,
  own: { readonly tenant_id: string } & Readonly<
    Partial<Record<Extract<keyof Tables[Table], string>, string>>
  >,
): Promise<boolean> {
  const conditions = Object.entries(own).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } =
    await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.join(conditions, sql` AND `)} LIMIT 1`.execute(
      queries,
    );
  return rows.length > 0;
}
