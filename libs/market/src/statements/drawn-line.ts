import type { MissingReason, UnitId } from '@console/contract-core';
import type { StatementLine, Template } from '../schema/statements/statement-line.ts';
import type { Figures } from './single-quarter.ts';

/** A line of a statement as the console shows it. */
export interface DrawnLine {
  readonly title: string;
  readonly indent: number;
  readonly bold?: true;
  readonly unit?: UnitId;
  readonly change?: true;
  readonly level?: true;
  /** Missing for a heading. */
  readonly value?: (figures: Figures) => number | null;
  /** The reason why there is no value, where it could be computed. */
  readonly why?: (figures: Figures) => MissingReason | null;
}

export interface DrawnOptions {
  /** The templates of the companies shown: lines of any of them. */
  readonly templates: readonly Template[];
  /** The names of lines that are no sums over the year. */
  readonly levels?: readonly string[];
  /** The key of a line's values, by default its name. */
  readonly keyOf?: (line: StatementLine) => string;
}

/** The lines of one of the mart's statements, in order. */
export function drawnLines(
  lines: readonly StatementLine[],
  { templates, levels = [], keyOf = ({ name }) => name }: DrawnOptions,
): readonly DrawnLine[] {
  return lines
    .filter((line) => line.templates.some((template) => templates.includes(template)))
    .map((line) => ({
      title: line.title,
      indent: line.indent,
      ...(line.bold ? { bold: true as const } : {}),
      ...(line.perShare ? { unit: 'yuan' as const } : {}),
      ...(levels.includes(line.name) ? { level: true as const } : {}),
      ...(line.heading ? {} : { value: (figures: Figures) => figures[keyOf(line)] ?? null }),
    }));
}
