import type { ColumnDefinition, TableDefinition } from './table-definition.ts';

/**
 * The DDL of a new table. A definition that changes later needs a migration of its own (`ADD COLUMN IF NOT EXISTS`,
 * so that it also runs after a creation from the changed definition).
 */
export function createTableSql(table: TableDefinition): string {
  const lines = table.columns.map((column) => `${quote(column.name)} ${columnSql(column)}`);
  if (table.surrogate) lines.unshift('`id` INT UNSIGNED NOT NULL AUTO_INCREMENT');
  lines.push(
    table.surrogate
      ? `PRIMARY KEY (\`id\`), UNIQUE KEY ${indexSql(table.key)}`
      : `PRIMARY KEY ${list(table.key)}`,
  );
  for (const index of table.indexes ?? []) lines.push(`KEY ${indexSql(index)}`);
  return `CREATE TABLE ${quote(table.name)} (\n  ${lines.join(',\n  ')}\n)${partitionSql(table)}`;
}

const SQL_TYPES = {
  date: 'DATE',
  integer: 'BIGINT',
  number: 'DOUBLE',
  flag: 'TINYINT(1)',
  security: 'INT UNSIGNED',
} as const;

function columnSql(column: ColumnDefinition): string {
  return `${typeSql(column)}${column.nullable ? ' NULL' : ' NOT NULL'}`;
}

function typeSql(column: ColumnDefinition): string {
  if (column.type === 'text') return `VARCHAR(${column.size ?? 255})`;
  if (column.type === 'enum') return `ENUM(${(column.values ?? []).map((value) => `'${value}'`).join(', ')})`;
  return SQL_TYPES[column.type];
}

function partitionSql(table: TableDefinition): string {
  if (!table.yearly || !table.asOf) return '';
  return ` PARTITION BY RANGE COLUMNS (${quote(table.asOf)}) (PARTITION pmax VALUES LESS THAN (MAXVALUE))`;
}

const quote = (name: string): string => `\`${name}\``;
const list = (columns: readonly string[]): string => `(${columns.map(quote).join(', ')})`;
const indexSql = (columns: readonly string[]): string => `${quote(columns.join('_'))} ${list(columns)}`;
