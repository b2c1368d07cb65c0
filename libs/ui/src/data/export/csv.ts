import { aboutLine, isFigure, type Sheet, type SheetCell } from './sheet.ts';

/**
 * A sheet as CSV that a spreadsheet program opens directly: a byte order mark, a line with title and as-of
 * date, titles with units, then the rows, figures with ASCII minus and no separators.
 */
export function csvOf(sheet: Sheet): string {
  const lines: (readonly SheetCell[])[] = [aboutLine(sheet), sheet.header, ...sheet.rows];
  return `\ufeff${lines.map((cells) => cells.map(fieldOf).join(',')).join('\r\n')}\r\n`;
}

function fieldOf(cell: SheetCell): string {
  if (cell === null) return '';
  return isFigure(cell) ? cell.digits : textField(cell);
}

/**
 * A text as a CSV field: one that a program would read as a formula gets an apostrophe before it; quotes are
 * doubled.
 */
function textField(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
