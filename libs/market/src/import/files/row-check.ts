import {
  fileColumns,
  headerName,
  type ColumnDefinition,
  type RowRule,
  type SumRule,
  type TableDefinition,
} from '../../schema/table-definition.ts';
import { checkCell, type CellCheck, type CheckContext } from './check-cell.ts';
import { fillColumn } from './fill-column.ts';
import { loadText } from './load-text.ts';
import { KEY_SEPARATOR } from './row-key.ts';

export interface RowFault {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** A row as the bulk load takes it, or all its faults. */
export type CheckedRow =
  | { readonly line: string; readonly key: string; readonly asOf: string }
  | { readonly faults: readonly RowFault[] };

/** Takes one text per file column, `''` when missing. */
export type RowCheck = (texts: readonly string[]) => CheckedRow;

/** The sign of null in the bulk load; no checked text can equal it, because backslashes are escaped. */
const NULL = '\\N';

/** Compiles the check of a table's rows; the line's columns are `loadColumns(table)`. */
export function compileRowCheck(table: TableDefinition, context: CheckContext): RowCheck {
  const columns = fileColumns(table);
  const checks = columns.map((column) => checkCell(column, context));
  const rules = (table.rules ?? []).map((rule) => compileRule(rule, columns));
  const write = compileLine(table, columns);
  const key = table.key.map((name) => indexOf(columns, name));
  const asOf = table.asOf === undefined ? -1 : indexOf(columns, table.asOf);
  // One for all rows: the reader copies it before the next row.
  const values = columns.map(() => '');

  return (texts) => {
    let isGood = true;
    for (let at = 0; at < checks.length; at += 1) {
      const checked = checks[at]?.(texts[at] ?? '') ?? '';
      if (typeof checked === 'string') values[at] = checked;
      else isGood = false;
    }
    if (!isGood) return { faults: faultsOf(texts, columns, checks) };
    for (const rule of rules) {
      const fault = rule(values);
      if (fault) return { faults: [fault] };
    }
    let keyText = values[key[0] ?? 0] ?? '';
    for (let at = 1; at < key.length; at += 1) keyText += KEY_SEPARATOR + (values[key[at] ?? 0] ?? '');
    return { line: write(values), key: keyText, asOf: values[asOf] ?? '' };
  };
}

function faultsOf(
  texts: readonly string[],
  columns: readonly ColumnDefinition[],
  checks: readonly CellCheck[],
): readonly RowFault[] {
  return columns.flatMap((column, at) => {
    const value = texts[at] ?? '';
    const checked = checks[at]?.(value) ?? '';
    return typeof checked === 'string' ? [] : [{ column: headerName(column), value, reason: checked.reason }];
  });
}

/** Writes checked values as a line of the bulk load; only texts can contain characters to escape. */
function compileLine(
  table: TableDefinition,
  columns: readonly ColumnDefinition[],
): (values: readonly string[]) => string {
  const isText = columns.map(({ type }) => type === 'text');
  const fills = table.columns.flatMap(({ filledFrom }) => (filledFrom ? [fillColumn(filledFrom)] : []));
  const places = new Map(columns.map(({ name }, at) => [name, at]));
  const width = columns.length;
  return (values) => {
    let line = '';
    for (let at = 0; at < width; at += 1) {
      const cell = cellOf(values[at] ?? '', isText[at] ?? true);
      line = at === 0 ? cell : `${line}\t${cell}`;
    }
    const textOf = (column: string): string => values[places.get(column) ?? indexOf(columns, column)] ?? '';
    for (const fill of fills) line += `\t${cellOf(fill(textOf), true)}`;
    return `${line}\n`;
  };
}

function cellOf(value: string, isText: boolean): string {
  if (value === '') return NULL;
  return isText ? loadText(value) : value;
}

/** The columns of a checked line, in order: those of the file, then the filled ones. */
export function loadColumns(table: TableDefinition): readonly string[] {
  const filled = table.columns.filter((column) => column.filledFrom);
  return [...fileColumns(table), ...filled].map((column) => column.name);
}

type CompiledRule = (values: readonly string[]) => RowFault | null;

function compileRule(rule: RowRule, columns: readonly ColumnDefinition[]): CompiledRule {
  if (rule.kind === 'sum') return compileSum(rule, columns);
  const places = rule.columns.map((name) => indexOf(columns, name));
  const flag = rule.unless === undefined ? -1 : indexOf(columns, rule.unless);
  const passes = rule.kind === 'present' ? isPresent : ascendingPair(columnAt(columns, places[0] ?? 0));
  const fault = (at: number, value: string): RowFault => ({
    column: headerName(columnAt(columns, at)),
    value,
    reason:
      rule.kind === 'present'
        ? `missing, though ${rule.unless ?? 'always'} is not set`
        : `not in order ${rule.columns.join(' <= ')}`,
  });
  return (values) => {
    if (flag >= 0 && values[flag] === '1') return null;
    let before = '';
    for (const at of places) {
      const value = values[at] ?? '';
      if (!passes(value, before)) return fault(at, value);
      if (value !== '') before = value;
    }
    return null;
  };
}

/** Tolerates a yuan or a millionth: files have rounded figures. */
const SUM_WITHIN = 1;
const SUM_WITHIN_SHARE = 1e-6;

function compileSum(rule: SumRule, columns: readonly ColumnDefinition[]): CompiledRule {
  const total = indexOf(columns, rule.total);
  const parts = [
    ...rule.plus.map((name) => ({ at: indexOf(columns, name), sign: 1 })),
    ...(rule.minus ?? []).map((name) => ({ at: indexOf(columns, name), sign: -1 })),
  ];
  const formula = [rule.plus.join(' + ') || '0', ...(rule.minus ?? [])].join(' - ');
  return (values) => {
    const text = values[total] ?? '';
    if (text === '') return null;
    const sum = parts.reduce((so, { at, sign }) => so + sign * Number(values[at] ?? ''), 0);
    const off = Math.abs(sum - Number(text));
    if (off <= Math.max(SUM_WITHIN, SUM_WITHIN_SHARE * Math.abs(sum))) return null;
    return { column: rule.total, value: text, reason: `not ${formula}, which is ${sum}` };
  };
}

const isPresent = (value: string): boolean => value !== '';

/** Compares dates as text, everything else as numbers; a missing value breaks no order. */
function ascendingPair({ type }: ColumnDefinition): (value: string, before: string) => boolean {
  if (type === 'date') return (value, before) => value === '' || before <= value;
  return (value, before) => value === '' || before === '' || Number(before) <= Number(value);
}

function indexOf(columns: readonly ColumnDefinition[], name: string): number {
  const at = columns.findIndex((column) => column.name === name);
  if (at < 0) throw new Error(`no file column ${name}`);
  return at;
}

function columnAt(columns: readonly ColumnDefinition[], at: number): ColumnDefinition {
  const column = columns[at];
  if (!column) throw new Error(`no column at ${at}`);
  return column;
}
