/** What an export holds, whatever drew it: a table, a statement, a pivot. Figures are scaled and rounded as on screen. */
export interface Sheet {
  /** Names the file too. */
  readonly title: string;
  /** Whose figures they are: 定期报告; null where the console itself keeps them. */
  readonly source: string | null;
  /** `YYYY-MM-DD`; null where the data has no such day. */
  readonly asOf: string | null;
  /** How many rows of how many: 共 12 条. */
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

/** The first line of the file: what it is, whose figures they are, as of when, how much of it. */
export const aboutLine = ({ title, source, asOf, about }: Sheet): readonly string[] => [
  title,
  ...(source === null ? [] : [`来源 ${source}`]),
  `数据截至 ${asOf ?? '—'}`,
  about,
];
