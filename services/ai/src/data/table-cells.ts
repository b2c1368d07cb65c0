import type { Cell } from '../numbers/cell.ts';
import { derivedRows, placeAYearBefore } from './derived-rows.ts';
import type { ReadLine, ReadTable } from './read-table.ts';
import type { DataRow, DataTable } from './reading.ts';

/** The most lines of a table that an answer shows; the line a year before the newest comes on top of them. */
const MOST_LINES = 8;
/** The most columns; of more, those that matter most, then the first. */
export const MOST_COLUMNS = 12;

/** What a table is called and where it is from. */
export type TablePlace = Pick<DataTable, 'key' | 'title' | 'link' | 'source'>;

/** The same figures of what the subject is compared with: 行业中位数. */
export interface Peers {
  readonly entity: string;
  readonly table: ReadTable;
}

interface Drawn {
  readonly read: ReadTable;
  readonly peers: Peers | null;
  /** The name of the subject, which lines without an entity are of. */
  readonly subject: string;
  /** Periods that the question names: their lines are shown too. */
  readonly periods: readonly string[];
}

/** The cells of an answer, numbered in the order in which they are made. */
export class CellBook {
  readonly cells: Cell[] = [];

  add(cell: Omit<Cell, 'id'>): string {
    const id = `c${this.cells.length + 1}`;
    this.cells.push({ id, ...cell });
    return id;
  }
}

/** The small table of an answer; its figures are added to the book. */
export function tableOf(place: TablePlace, drawn: Drawn, book: CellBook): DataTable {
  const { subject } = drawn;
  const columns = shownColumns(drawn.read.columns);
  const read = { ...drawn.read, columns };
  const [newest] = read.lines;
  const before = newest && newest.entity === null ? placeAYearBefore(read.lines, newest) : -1;
  const plain = shownLines(read.lines, { periods: drawn.periods, before }).map((at): DataRow => {
    const line = read.lines[at] as ReadLine;
    const entity = line.entity ?? subject;
    const cells = columns.map(({ title, unit, values }) => {
      const value = values[at] ?? null;
      return value === null
        ? null
        : book.add({
            table: place.key,
            entity,
            period: line.period,
            title: titleIn(line, title),
            value,
            unit,
          });
    });
    return {
      kind: at === before ? 'yearBefore' : 'line',
      label: line.label,
      period: line.period,
      entity,
      cells,
    };
  });
  if (newest === undefined) return { ...place, asOf: '', columns, rows: [] };
  const { period } = newest;
  const derived = derivedRows(read).map(({ kind, label, figures }): DataRow => ({
    kind,
    label,
    period,
    entity: subject,
    cells: figures.map((figure) =>
      figure === null ? null : book.add({ table: place.key, entity: subject, period, ...figure }),
    ),
  }));
  const peers = drawn.peers === null ? [] : [peerRow(place, { ...drawn, read, peers: drawn.peers }, book)];
  return {
    ...place,
    asOf: period,
    columns: columns.map(({ title, unit, key }) => ({ title, unit, ...(key ? { key } : {}) })),
    rows: [...plain, ...derived, ...peers.flatMap((row) => row ?? [])],
  };
}

/** An expected figure is not mistaken for a reported one. */
const titleIn = ({ label }: ReadLine, title: string): string =>
  label.endsWith('E') && /^\d{4}E$/.test(label) ? `预测${title}` : title;

function shownColumns(columns: ReadTable['columns']): ReadTable['columns'] {
  const byWeight = new Set([...columns.filter(({ key }) => key), ...columns]);
  const most = new Set([...byWeight].slice(0, MOST_COLUMNS));
  return columns.filter((column) => most.has(column));
}

function shownLines(
  lines: readonly ReadLine[],
  { periods, before }: { readonly periods: readonly string[]; readonly before: number },
): readonly number[] {
  const first = lines.map((_, at) => at).slice(0, MOST_LINES);
  const asked = lines.flatMap(({ period }, at) => (periods.includes(period) ? [at] : []));
  return [...new Set([...first, ...asked, ...(before === -1 ? [] : [before])])].sort((a, b) => a - b);
}

/** What the peers have in the newest period, for columns of the same title and unit. */
function peerRow(
  place: TablePlace,
  { read, peers }: Drawn & { readonly peers: Peers },
  book: CellBook,
): DataRow | null {
  const period = read.lines[0]?.period ?? '';
  const at = peers.table.lines.findIndex((line) => line.period === period);
  if (at === -1) return null;
  const { entity } = peers;
  const cells = read.columns.map(({ title, unit }) => {
    const value =
      peers.table.columns.find((one) => one.title === title && one.unit === unit)?.values[at] ?? null;
    return value === null ? null : book.add({ table: place.key, entity, period, title, value, unit });
  });
  return cells.every((cell) => cell === null)
    ? null
    : { kind: 'peers', label: entity, period, entity, cells };
}
