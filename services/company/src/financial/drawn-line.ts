import type { MissingReason, UnitId } from '@console/contract-core';
import { linesOf, type StatementLine, type Template } from '@console/market/schema';
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

/** A template's lines of one of the mart's statements, in order; `levels` are lines that are no sums over the year. */
export function drawnLines(
  lines: readonly StatementLine[],
  template: Template,
  levels: readonly string[] = [],
): readonly DrawnLine[] {
  return linesOf(lines, template).map(({ name, title, indent, bold, heading, perShare }) => ({
    title,
    indent,
    ...(bold ? { bold } : {}),
    ...(perShare ? { unit: 'yuan' as const } : {}),
    ...(levels.includes(name) ? { level: true as const } : {}),
    ...(heading ? {} : { value: (figures: Figures) => figures[name] ?? null }),
  }));
}
