import { compileRowCheck } from '@console/market/files';
import { fileColumns, type ColumnDefinition, type TableDefinition } from '@console/market/schema';
import type { DemoSink, GivenRow } from '../demo-sink.ts';
import { completeRow } from '../tables/complete-row.ts';

type AnyRow = Readonly<Record<string, string | number | null>>;

/**
 * Keeps rows in memory, those known by `end` only, and each as the importer would take it: `faults` lists the rows
 * that it would refuse, a key given twice included.
 */
export class CollectingSink implements DemoSink {
  readonly faults: string[] = [];
  private readonly tables = new Map<string, { row: AnyRow; knownOn: string }[]>();
  private readonly keys = new Set<string>();
  private readonly checks = new Map<string, ReturnType<typeof compileRowCheck>>();

  constructor(
    private readonly end: string,
    private readonly securities: readonly string[],
  ) {}

  add<T extends TableDefinition>(table: T, knownOn: string, row: GivenRow<T>): void {
    if (knownOn > this.end) return;
    const unknown = Object.keys(row).filter(
      (name) => !fileColumns(table).some((column) => column.name === name),
    );
    this.faults.push(...unknown.map((name) => `${table.name}: no column ${name}`));
    const given = completeRow(table, row, { seed: 1, knownOn });
    const rows = this.tables.get(table.name) ?? [];
    this.tables.set(table.name, rows);
    rows.push({ row: given, knownOn });
    this.check(table, given);
  }

  rows(table: { readonly name: string }, knownBy = this.end): readonly AnyRow[] {
    return (this.tables.get(table.name) ?? [])
      .filter(({ knownOn }) => knownOn <= knownBy)
      .map(({ row }) => row);
  }

  private check(table: TableDefinition, row: AnyRow): void {
    const columns = fileColumns(table);
    const check =
      this.checks.get(table.name) ??
      compileRowCheck(table, { securityIds: new Map(this.securities.map((text, at) => [text, at + 1])) });
    this.checks.set(table.name, check);
    const checked = check(columns.map((column) => textOf(row, column)));
    if ('faults' in checked) {
      this.faults.push(
        ...checked.faults.map(
          ({ column, value, reason }) =>
            `${table.name}.${column}: ${value} ${reason} in ${JSON.stringify(row)}`,
        ),
      );
      return;
    }
    const key = `${table.name} ${checked.key}`;
    if (this.keys.has(key)) this.faults.push(`${key} is given twice`);
    this.keys.add(key);
  }
}

function textOf(row: AnyRow, { name }: ColumnDefinition): string {
  const value = row[name];
  return value === null || value === undefined ? '' : String(value);
}
