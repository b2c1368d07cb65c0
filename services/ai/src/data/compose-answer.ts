import type { DataRow, DataTable, Reading, RowKind } from './reading.ts';

/** The most figures of a table that the text names; all of them are in the table below it. */
const MOST_FIGURES = 4;
/** The most entities that the text names of a table of several. */
const MOST_ENTITIES = 5;

const NO_MODEL = '> 本回答由数据直接组成，没有使用语言模型。';

/**
 * 数据直答: an answer that is composed of the tables alone, in Markdown. Every figure is the reference of a cell,
 * `[[c12]]`, so that all of them are verified: how much, against a year ago, against the peers' median, and where in its
 * own history.
 */
export function composeAnswer({ subject, tables, left }: Reading): string {
  const parts = tables.map((table) => tablePart(table, subject.name)).filter((part) => part !== '');
  const missing = left.length === 0 ? [] : [`未能提供：${left.map(plain).join('；')}。`];
  return [NO_MODEL, ...parts, ...missing].join('\n\n');
}

function tablePart(table: DataTable, subject: string): string {
  const [newest] = table.rows;
  if (newest === undefined) return '';
  const isList = newest.entity !== subject;
  const lines = isList ? entityLines(table) : figureLines(table, newest);
  const of = newest.period === '' ? '' : `（${plain(newest.label)}）`;
  return lines.length === 0 ? '' : [`**${plain(table.title)}**${of}`, ...lines].join('\n');
}

/** One line for each of the figures that matter most, or else the first, of the subject's newest period. */
function figureLines({ columns, rows }: DataTable, newest: DataRow): readonly string[] {
  const derived = rows.filter(({ kind }) => kind !== 'line');
  const keys = columns.some(({ key }) => key);
  return columns
    .flatMap(({ title, key }, at) => {
      const now = newest.cells[at] ?? null;
      if (now === null || (keys && !key)) return [];
      const asides = derived.flatMap(({ kind, label, cells }) => aside(WORDS[kind] ?? label, cells[at]));
      return [`- ${[`${plain(title)} ${chip(now)}`, ...asides].join('，')}`];
    })
    .slice(0, MOST_FIGURES);
}

/** The words before a figure of a row whose label is its period. */
const WORDS: Readonly<Partial<Record<RowKind, string>>> = { yearBefore: '一年前' };

/** One line for each of the first entities. */
const entityLines = ({ columns, rows }: DataTable): readonly string[] =>
  rows.slice(0, MOST_ENTITIES).flatMap(({ label, cells }) => {
    const said = columns.flatMap(({ title }, at) => {
      const cell = cells[at] ?? null;
      return cell === null ? [] : [`${plain(title)} ${chip(cell)}`];
    });
    return said.length === 0 ? [] : [`- ${plain(label)}：${said.slice(0, MOST_FIGURES).join('，')}`];
  });

const chip = (cell: string): string => `[[${cell}]]`;

const aside = (words: string, cell: string | null = null): readonly string[] =>
  cell === null ? [] : [`${words} ${chip(cell)}`];

/** The names of data are staff's words: none of them is markup. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&');
