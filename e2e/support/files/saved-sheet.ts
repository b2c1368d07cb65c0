import { buffer } from 'node:stream/consumers';
import { roundDecimal } from '@console/contract-core';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import type { Locator, Page } from 'playwright-core';

export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Figures are numbers in Excel and digits in CSV; null is an empty cell. */
export type Cell = string | number | null;

export interface SavedSheet {
  readonly name: string;
  /** The figures of the rows as they are stored, where `rows` has them as Excel shows them. */
  readonly stored?: readonly (readonly Cell[])[];
  /** The lines of its head: title, source, day, number of rows. */
  readonly about: readonly Cell[];
  readonly header: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The file that the browser downloads when a button is pressed. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}

/** Presses 导出 within `place` and reads the file. */
export async function exported(page: Page, place: Locator, kind: 'xlsx' | 'csv'): Promise<SavedSheet> {
  const { name, bytes } = await exportedFile(page, place, ITEMS[kind]);
  // CSV begins with its header; what it is about is in its name.
  if (kind === 'csv') return sheetOf(name, [[], ...csvCells(bytes)]);
  const parts = unzipSync(new Uint8Array(bytes));
  const stored = sheetOf(name, excelCells(parts, { as: 'stored' })).rows;
  return { ...sheetOf(name, excelCells(parts)), stored };
}

export interface SavedWorkbook {
  readonly name: string;
  /** Each tab by its name. */
  readonly sheets: readonly SavedSheet[];
}

/** Presses 导出 within `place` and reads every tab of the workbook. */
export async function exportedWorkbook(
  page: Page,
  place: Locator,
  item = ITEMS.xlsx,
): Promise<SavedWorkbook> {
  const { name, bytes } = await exportedFile(page, place, item);
  const parts = unzipSync(new Uint8Array(bytes));
  const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  const titles = [...book.matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, title = '']) => plainText(title));
  return { name, sheets: titles.map((title, at) => sheetOf(title, excelCells(parts, { tab: at + 1 }))) };
}

const ITEMS = { xlsx: 'Excel 文件', csv: 'CSV 文件' };

const exportedFile = (page: Page, place: Locator, title: string): Promise<SavedFile> =>
  savedBy(page, async () => {
    await place.getByRole('button', { name: '导出', exact: true }).click();
    const item = page.getByRole('menuitem', { name: title });
    await item.filter({ visible: true }).click();
  });

function sheetOf(name: string, lines: readonly Cell[][]): SavedSheet {
  const [about = [], header = [], ...rows] = lines;
  // Excel leaves out empty cells at a line's end.
  const whole = rows.map((cells) => header.map((_, at) => cells[at] ?? null));
  return { name, about: withoutEnd(about), header, rows: whole };
}

/** Refuses a file that does not begin with a byte order mark: Excel would take it for another encoding. */
function csvCells(bytes: Buffer): Cell[][] {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\ufeff')) throw new Error('the CSV file has no byte order mark');
  const lines: Cell[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? (plain === '' ? null : plain));
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

interface ExcelReading {
  readonly tab?: number;
  /** Figures rounded and days as the formats of their cells show them, or as they are stored. */
  readonly as?: 'shown' | 'stored';
}

/** Refuses a file with a formula in it. */
function excelCells(parts: Unzipped, { tab = 1, as = 'shown' }: ExcelReading = {}): Cell[][] {
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const page = part(`xl/worksheets/sheet${tab}.xml`);
  if (/<f[ >]/.test(page)) throw new Error('the Excel file has a formula');
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(
    ([, text = '']) => plainText(text),
  );
  const formats = formatsOf(part('xl/styles.xml'));
  return [...page.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, line = '']) => {
    const cells: Cell[] = [];
    for (const [, marks = '', content = ''] of line.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1];
      const column = /r="([A-Z]+)/.exec(marks)?.[1] ?? '';
      if (value === undefined) continue;
      cells[placeOf(column)] = marks.includes('t="s"')
        ? (texts[Number(value)] ?? null)
        : as === 'stored'
          ? Number(value)
          : shownBy(formats[Number(/s="(\d+)"/.exec(marks)?.[1] ?? 0)] ?? '', Number(value));
    }
    return Array.from(cells, (cell) => cell ?? null);
  });
}

/** The format of each style of cells. */
function formatsOf(styles: string): readonly string[] {
  const codes = new Map(
    [...styles.matchAll(/<numFmt [^>]*?numFmtId="(\d+)"[^>]*?formatCode="([^"]*)"/g)].map(
      ([, id = '', code = '']) => [id, plainText(code)],
    ),
  );
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...cells.matchAll(/<xf ([^>]*)>/g)].map(
    ([, marks = '']) => codes.get(/numFmtId="(\d+)"/.exec(marks)?.[1] ?? '') ?? '',
  );
}

/** Days as texts, figures with the decimals of their format. */
function shownBy(format: string, value: number): Cell {
  if (format.startsWith('yyyy')) {
    const moment = new Date(Math.round((value - FIRST_DAY) * DAY_MS)).toISOString().replace('T', ' ');
    return moment.slice(0, format.includes('hh') ? 'YYYY-MM-DD HH:mm'.length : 'YYYY-MM-DD'.length);
  }
  if (format.includes('E')) return value;
  return Number(roundDecimal(value, format.split('.')[1]?.length ?? 0));
}

/** The beginning of 1970 as Excel counts days. */
const FIRST_DAY = 25_569;
const DAY_MS = 86_400_000;

/** The index of a column: A is 0, AA is 26. */
const placeOf = (column: string): number =>
  [...column].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const plainText = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function withoutEnd(cells: readonly Cell[]): readonly Cell[] {
  const last = cells.findLastIndex((cell) => cell !== null);
  return cells.slice(0, last + 1);
}
