import { filteredAndOutlined } from './excel-feature.ts';
import { aboutLine, isFigure, textOfCell, type RowLook, type Sheet, type SheetCell } from './sheet.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#f0f2f5', wrap: true } as const;
const ABOUT = { textColor: '#667085' } as const;
/** The bounds of a column's width in characters; it is as wide as its content within them. */
const WIDTH = { least: 8, most: 40 } as const;

/**
 * Sheets as an Excel file, a tab each: a line with title and as-of date, titles with units and a filter,
 * figures whole with the decimals of the screen as their format, days as days, totals bold, parts folded
 * below their line, the head and the first column frozen. The writer is loaded when it is first needed.
 */
export async function excelOf(...sheets: readonly Sheet[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const names = sheetNames(sheets);
  const file = writeExcelFile(
    sheets.map((sheet, at) => ({
      data: [
        aboutLine(sheet).map((value) => ({ value, type: String, ...ABOUT })),
        sheet.header.map((value) => ({ value, type: String, ...HEAD })),
        ...sheet.rows.map((cells, row) => cells.map((cell, at) => cellOf(cell, at, sheet.looks?.[row]))),
      ],
      sheet: names[at] ?? '',
      columns: sheet.header.map((_, index) => ({ width: widthOf(sheet, index) })),
      stickyRowsCount: 2,
      stickyColumnsCount: 1,
    })),
    { features: [filteredAndOutlined(sheets)] },
  );
  return file.toBlob();
}

/** Text is written as text: Excel reads no formula in it. */
function cellOf(cell: SheetCell, at: number, { bold = false, level = 0 }: RowLook = {}) {
  const look = {
    ...(bold ? { fontWeight: 'bold' as const } : {}),
    ...(at === 0 && level > 0 ? { indent: level } : {}),
  };
  if (cell === null) return null;
  if (isFigure(cell)) {
    return { value: cell.full ?? Number(cell.digits), type: Number, format: formatOf(cell.digits), ...look };
  }
  const [, day, time] = MOMENT.exec(cell) ?? [];
  if (day === undefined) return { value: at === 0 ? cell.trimStart() : cell, type: String, ...look };
  const format = time === undefined ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm';
  return { value: new Date(`${day}T${time ?? '00:00'}:00Z`), type: Date, format, ...look };
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/;

function formatOf(digits: string): string {
  if (digits.includes('e')) return '0.00E+00';
  const decimals = digits.split('.')[1]?.length ?? 0;
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

/** At most 31 characters, none of those that Excel keeps for itself, and none twice. */
function sheetNames(sheets: readonly Sheet[]): readonly string[] {
  const names: string[] = [];
  for (const { title, tab = title } of sheets) {
    const name = tab.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
    names.push(names.includes(name) ? `${name.slice(0, 28)} ${names.length + 1}` : name);
  }
  return names;
}

function widthOf({ header, rows }: Sheet, index: number): number {
  const lengths = [header[index] ?? '', ...rows.map((cells) => textOfCell(cells[index] ?? null))].map(
    charactersOf,
  );
  return Math.min(WIDTH.most, Math.max(WIDTH.least, ...lengths) + 2);
}

/** A Chinese character takes the room of two Latin ones. */
const charactersOf = (text: string): number => text.length + (text.match(/[\u1100-\uffff]/g)?.length ?? 0);
