import { aboutLine, isFigure, type Sheet, type SheetCell } from './sheet.ts';

/**
 * A sheet as CSV that a program opens as it stands: a byte order mark, a line saying what it is and as of when,
 * titles with units, then the rows, figures with ASCII minus and no separators.
 */
export function csvOf(sheet: Sheet): string {
  const lines: (readonly SheetCell[])[] = [aboutLine(sheet), sheet.header, ...sheet.rows];
  return `\ufeff${lines.map((cells) => cells.map(fieldOf).join(',')).join('\r\n')}\r\n`;
}

function fieldOf(cell: SheetCell): string {
  if (cell === null) return '';
  return isFigure(cell) ? cell.digits : textField(cell);
}

/** What a program would read as a formula gets an apostrophe before it; quotes are doubled. */
function textField(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
