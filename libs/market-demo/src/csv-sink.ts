import {
  fileColumns,
  headerName,
  security,
  tradingCalendar,
  type TableDefinition,
} from '@console/market/schema';
import type { DemoSink, GivenRow } from './demo-sink.ts';
import { completeRow, type PartialRow } from './tables/complete-row.ts';
import type { DemoWorld } from './world/world.ts';

/** Takes a table's file in pieces, from its header on. */
export interface CsvOutput {
  write(table: string, text: string): void;
}

interface OpenTable {
  readonly name: string;
  readonly columns: readonly { readonly key: string; readonly isText: boolean }[];
  readonly isWhole: boolean;
  /** Complete lines, not one long text, which would stay a tree of its pieces until it is written. */
  lines: string[];
  /** Characters of its rows. */
  held: number;
}

/** Characters gathered before they are written. */
const PIECE = 1 << 17;

/**
 * Turns rows into CSV, columns in their definition's order. A part of a story has the rows that became known in
 * (`since`, end]; tables that a load replaces, the securities and the calendar are always complete. Nothing is
 * known of a company that lists after the origin before its first day.
 */
export class CsvSink implements DemoSink {
  private readonly tables = new Map<TableDefinition, OpenTable>();
  private readonly seed: number;
  private readonly end: string;
  private readonly since: string;
  private readonly newcomers: ReadonlyMap<unknown, string>;

  constructor(
    { seed, companies, end, origin }: DemoWorld,
    private readonly output: CsvOutput,
    since: string | null = null,
  ) {
    this.seed = seed;
    this.end = end;
    this.since = since ?? '';
    this.newcomers = new Map(
      companies.flatMap(({ text, listDate }) => (listDate > origin ? [[text, listDate] as const] : [])),
    );
  }

  add<T extends TableDefinition>(table: T, knownOn: string, row: GivenRow<T>): void {
    const open = this.tables.get(table) ?? this.open(table);
    if (knownOn > this.end) return;
    const cells: PartialRow = row;
    const listed = this.newcomers.get(cells['security_id']);
    const known = listed !== undefined && listed > knownOn ? listed : knownOn;
    if (!open.isWhole && known <= this.since) return;
    if (known > this.end) return;
    const { seed } = this;
    const line = lineOf(open, cells) ?? lineOf(open, completeRow(table, cells, { seed, knownOn })) ?? '';
    open.lines.push(line);
    open.held += line.length;
    if (open.held > PIECE) this.flush(open);
  }

  /** Writes the lines still buffered. */
  finish(): void {
    for (const open of this.tables.values()) if (open.held > 0) this.flush(open);
  }

  private open(table: TableDefinition): OpenTable {
    const columns = fileColumns(table);
    const open = {
      name: table.name,
      columns: columns.map(({ name, type }) => ({ key: name, isText: type === 'text' })),
      isWhole: table.load === 'replace' || table === security || table === tradingCalendar,
      lines: [columns.map(headerName).join(',')],
      held: 0,
    };
    this.tables.set(table, open);
    return open;
  }

  private flush(open: OpenTable): void {
    this.output.write(open.name, `${open.lines.join('\n')}\n`);
    open.lines = [];
    open.held = 0;
  }
}

/**
 * Much of the running time is spent here: one pass that allocates only the line. Null for a row that is not
 * complete.
 */
function lineOf({ name, columns }: OpenTable, row: PartialRow): string | null {
  let line = '';
  let separator = '';
  for (const { key, isText } of columns) {
    const value = row[key];
    line += separator;
    separator = ',';
    if (value === undefined) return null;
    if (value === null) continue;
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new Error(`${name}.${key} is ${value} in ${JSON.stringify(row)}`);
    }
    line += isText && NEEDS_QUOTES.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;
  }
  return line;
}

const NEEDS_QUOTES = /[",\n\r]/;
