/**
 * The content of an export, whether of a table, a statement or a pivot. Figures are scaled and rounded as on
 * screen.
 */
export interface Sheet {
  /** The title, also the name of the file. */
  readonly title: string;
  /** The source of the figures: 定期报告; null for the console's own data. */
  readonly source: string | null;
  /** `YYYY-MM-DD`; null where the data has no such day. */
  readonly asOf: string | null;
  /** The number of rows and of all rows: 共 12 条. */
  readonly about: string;
  /** Titles with their units. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Text, a figure with its decimals, or nothing. */
export type SheetCell = string | SheetFigure | null;

export interface SheetFigure {
  /** ASCII digits, point and minus: 1150.01; with an exponent where no decimals would show it: 9.1e-83 */
  readonly digits: string;
}

export const isFigure = (cell: SheetCell): cell is SheetFigure => cell !== null && typeof cell !== 'string';

/** The first line of the file: title, source, as-of date and number of rows. */
export const aboutLine = ({ title, source, asOf, about }: Sheet): readonly string[] => [
  title,
  ...(source === null ? [] : [`来源 ${source}`]),
  `数据截至 ${asOf ?? '—'}`,
  about,
];
