import { fileColumns, type SumRule, type TableDefinition } from '@console/market/schema';
import { rounded } from '../world/rounded.ts';
import { plainValue, type Value } from './plain-value.ts';

export type PartialRow = Readonly<Record<string, Value | null | undefined>>;
type Cells = Record<string, Value | null>;

/**
 * The row with every column that a file has. Values not given (null counts as given) follow from the table's
 * definition: a total from its parts, the rest by `plainValue`, in the order that the table's rules require.
 */
export function completeRow(
  table: TableDefinition,
  given: PartialRow,
  { seed, knownOn }: { seed: number; knownOn: string },
): Readonly<Cells> {
  const columns = fileColumns(table);
  const sums = (table.rules ?? []).filter((rule) => rule.kind === 'sum');
  const totals = new Set(sums.map(({ total }) => total));
  const cells: Cells = {};
  const made = new Set<string>();
  const occasion = { ...identityOf(table, given, seed), day: knownOn };
  for (const column of columns) {
    const value = given[column.name];
    if (value === undefined) made.add(column.name);
    if (value !== undefined || !totals.has(column.name)) {
      cells[column.name] = value === undefined ? plainValue(column, occasion) : value;
    }
  }
  for (const sum of sums) if (made.has(sum.total)) cells[sum.total] = totalOf(sum, cells);
  for (const rule of table.rules ?? []) {
    if (rule.kind === 'ascending') putInOrder(cells, rule.columns, made);
  }
  return cells;
}

/** The subject of the row (its key without dates and numbers), and the identity of the row itself. */
function identityOf(
  { name, columns, key }: TableDefinition,
  given: PartialRow,
  seed: number,
): { about: string; row: string } {
  const lasting = key.filter((part) => {
    const type = columns.find((column) => column.name === part)?.type;
    return type === 'security' || type === 'text' || type === 'enum';
  });
  const valuesOf = (names: readonly string[]): string => names.map((part) => given[part]).join(' ');
  return { about: `${seed} ${name} ${valuesOf(lasting)}`, row: valuesOf(key) };
}

/** The sum to the cent, because parts are decimals; null where all parts are missing. */
function totalOf({ plus, minus = [] }: SumRule, cells: Cells): number | null {
  if ([...plus, ...minus].every((name) => cells[name] === null)) return null;
  const sumOf = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + Number(cells[name] ?? 0), 0);
  return rounded(sumOf(plus) - sumOf(minus), 2);
}

/** Moves made-up values, and no others, between their neighbours. */
function putInOrder(cells: Cells, columns: readonly string[], made: ReadonlySet<string>): void {
  for (const [names, isBeyond] of [
    [columns, (value: Value, limit: Value) => value < limit],
    [columns.toReversed(), (value: Value, limit: Value) => value > limit],
  ] as const) {
    let limit: Value | null = null;
    for (const name of names) {
      const value = cells[name] ?? null;
      if (value === null) continue;
      if (limit !== null && made.has(name) && isBeyond(value, limit)) cells[name] = limit;
      limit = cells[name] ?? null;
    }
  }
}
