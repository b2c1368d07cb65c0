import { compileRowCheck } from '@console/market/files';
import { fileColumns, type TableDefinition } from '@console/market/schema';
import type { DemoSink, GivenRow } from '../demo-sink.ts';
import { completeRow } from '../tables/complete-row.ts';

type AnyRow = Readonly<Record<string, string | number | null>>;

/** What is kept of a table, and what its rows are checked by. */
interface CollectedTable {
  readonly names: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly check: ReturnType<typeof compileRowCheck>;
  readonly keys: Set<string>;
  readonly rows: { row: AnyRow; knownOn: string }[];
}

/**
 * Keeps rows in memory, those known by `end` only, and each as the importer would take it: `faults` lists the rows
 * that it would refuse, a key given twice included.
 */
export class CollectingSink implements DemoSink {
  readonly faults: string[] = [];
  private readonly tables = new Map<string, CollectedTable>();
  private readonly securityIds: ReadonlyMap<string, number>;

  constructor(
    private readonly end: string,
    securities: readonly string[],
  ) {
    this.securityIds = new Map(securities.map((text, at) => [text, at + 1]));
  }

  add<T extends TableDefinition>(table: T, knownOn: string, row: GivenRow<T>): void {
    if (knownOn > this.end) return;
    const collected = this.tables.get(table.name) ?? this.open(table);
    for (const name in row)
      if (!collected.known.has(name)) this.faults.push(`${table.name}: no column ${name}`);
    const given = completeRow(table, row, { seed: 1, knownOn });
    collected.rows.push({ row: given, knownOn });
    this.check(table.name, collected, given);
  }

  rows(table: { readonly name: string }, knownBy = this.end): readonly AnyRow[] {
    return (this.tables.get(table.name)?.rows ?? [])
      .filter(({ knownOn }) => knownOn <= knownBy)
      .map(({ row }) => row);
  }

  private open(table: TableDefinition): CollectedTable {
    const names = fileColumns(table).map(({ name }) => name);
    const check = compileRowCheck(table, { securityIds: this.securityIds });
    const collected = { names, known: new Set(names), check, keys: new Set<string>(), rows: [] };
    this.tables.set(table.name, collected);
    return collected;
  }

  private check(table: string, { names, check, keys }: CollectedTable, row: AnyRow): void {
    const checked = check(names.map((name) => textOf(row, name)));
    if ('faults' in checked) {
      this.faults.push(
        ...checked.faults.map(
          ({ column, value, reason }) => `${table}.${column}: ${value} ${reason} in ${JSON.stringify(row)}`,
        ),
      );
      return;
    }
    if (keys.has(checked.key)) this.faults.push(`${table} ${checked.key} is given twice`);
    keys.add(checked.key);
  }
}

function textOf(row: AnyRow, name: string): string {
  const value = row[name];
  return value === null || value === undefined ? '' : String(value);
}
