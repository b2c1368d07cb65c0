/** The content of an export, whether of a table, a statement or a pivot. */
export interface Sheet {
  /** The title, also the name of the file. */
  readonly title: string;
  /** Its name among several of a workbook; the title by default. */
  readonly tab?: string;
  /** The unit of all figures where the header does not name one for each column: in the name of a CSV file. */
  readonly unit?: string;
  /** The source of the figures: 定期报告; null for the console's own data. */
  readonly source: string | null;
  /** `YYYY-MM-DD`; null where the data has no such day. */
  readonly asOf: string | null;
  /** The number of rows and of all rows, or their unit: 共 12 条. */
  readonly about: string;
  /** Titles with their units. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** The look of each row; rows without one are plain. */
  readonly looks?: readonly RowLook[];
}

export interface RowLook {
  /** A total. */
  readonly bold?: boolean;
  /** The number of rows it is a part of: the rows below a line may be folded into it. */
  readonly level?: number;
  /** Whether it summarises the rows above, and is none of them. */
  readonly foot?: boolean;
}

/** Text, a figure, or nothing. A text `YYYY-MM-DD`, also with ` HH:mm`, is a day in a workbook. */
export type SheetCell = string | SheetFigure | null;

export interface SheetFigure {
  /** As on screen, in ASCII digits, point and minus: 1150.01; with an exponent where no decimals would show it: 9.1e-83 */
  readonly digits: string;
  /** Unrounded, in the unit of the digits. */
  readonly full?: number;
}

export const isFigure = (cell: SheetCell): cell is SheetFigure => cell !== null && typeof cell !== 'string';

/** A cell as text, as on screen; empty for nothing. */
export function textOfCell(cell: SheetCell): string {
  if (cell === null) return '';
  return isFigure(cell) ? cell.digits : cell;
}

/** The first line of a workbook's sheet: title, source, as-of date and number of rows. */
export const aboutLine = ({ title, source, asOf, about }: Sheet): readonly string[] => [
  title,
  ...(source === null ? [] : [`来源 ${source}`]),
  `数据截至 ${asOf ?? '—'}`,
  about,
];
