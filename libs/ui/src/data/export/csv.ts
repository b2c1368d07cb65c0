import { isFigure, textOfCell, type Sheet, type SheetCell } from './sheet.ts';

/**
 * A sheet as CSV that spreadsheet programs and scripts read directly: a byte order mark, titles with units,
 * then the rows, figures with ASCII minus and no separators. What it is about is in the name of the file.
 */
export function csvOf({ header, rows }: Sheet): string {
  const lines: (readonly SheetCell[])[] = [header, ...rows];
  return `\ufeff${lines.map((cells) => cells.map(fieldOf).join(',')).join('\r\n')}\r\n`;
}

const fieldOf = (cell: SheetCell): string => (isFigure(cell) ? cell.digits : textField(textOfCell(cell)));

/**
 * A text as a CSV field: one that a program would read as a formula gets an apostrophe before it; quotes are
 * doubled.
 */
function textField(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
