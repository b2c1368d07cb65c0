/** The database schemas of the suite; each is written by one owner. */
export const SCHEMAS = [
  'access',
  'platform',
  'market',
  'ecology',
  'company',
  'industry',
  'invest',
  'ai',
] as const;
export type Schema = (typeof SCHEMAS)[number];

/**
 * The schema's name in this process: `SCHEMA_PREFIX` lets several data sets live in one server.
 * The prefix is checked when configuration is read; here it is trusted to be an identifier.
 */
export function schemaName(schema: Schema): string {
  return `${process.env['SCHEMA_PREFIX'] ?? ''}${schema}`;
}

/** `table` qualified by its schema, quoted, for raw SQL. */
export function tableName(schema: Schema, table: string): string {
  return `\`${schemaName(schema)}\`.\`${table}\``;
}
