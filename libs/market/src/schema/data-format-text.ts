import {
  fileColumns,
  headerName,
  type ColumnDefinition,
  type RowRule,
  type TableDefinition,
} from './table-definition.ts';
import { FILE_TABLES } from './tables.ts';

/** The tables' part of `docs/data-format.md`, in Markdown. */
export function dataFormatText(): string {
  return FILE_TABLES.map(tableText).join('\n');
}

const LOADS = {
  merge: 'Rows are added or overwritten by key; others stay.',
  replace: 'The file is the whole table: rows that it does not contain are deleted.',
  derived: '',
} as const;

function tableText(table: TableDefinition): string {
  const columns = fileColumns(table);
  return [
    `## ${table.name}.csv (${table.title})`,
    '',
    `${table.note} ${LOADS[table.load]}`,
    '',
    '```csv',
    columns.map(headerName).join(','),
    '```',
    '',
    `Key: ${table.key.map((name) => headerNameOf(columns, name)).join(', ')}.`,
    ...(table.rules ?? []).map((rule) => `Must be true: ${ruleText(rule)}.`),
    '',
    '| column | type | may be empty | meaning |',
    '| --- | --- | --- | --- |',
    ...columns.map(
      (column) =>
        `| ${headerName(column)} | ${typeText(column)} | ${column.nullable ? 'yes' : ''} | ${meaning(column)} |`,
    ),
    '',
  ].join('\n');
}

function ruleText(rule: RowRule): string {
  if (rule.kind === 'sum') {
    const sum = [rule.plus.join(' + ') || '0', ...(rule.minus ?? [])].join(' - ');
    return `${rule.total} = ${sum}, to the yuan or a millionth`;
  }
  const what = rule.kind === 'present' ? `${rule.columns.join(', ')} are given` : rule.columns.join(' <= ');
  return rule.unless === undefined ? what : `${what} (not when ${rule.unless})`;
}

function typeText(column: ColumnDefinition): string {
  if (column.type === 'text') return `text, at most ${column.size ?? 255}`;
  if (column.type === 'enum') return (column.values ?? []).map((value) => `\`${value}\``).join(', ');
  if (column.type === 'flag') return '0 or 1';
  if (column.type === 'integer') return 'whole number';
  return column.type === 'security' ? 'code.exchange, e.g. `600519.SH`' : column.type;
}

function meaning({ note, unit, min }: ColumnDefinition): string {
  const bounds = min === undefined ? [] : [`at least ${min}`];
  return [note, ...(unit === undefined ? [] : [unit]), ...bounds].filter(Boolean).join('; ');
}

function headerNameOf(columns: readonly ColumnDefinition[], name: string): string {
  const column = columns.find((given) => given.name === name);
  return column ? headerName(column) : name;
}
