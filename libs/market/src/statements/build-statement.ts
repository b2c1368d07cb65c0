import type { PeriodCoverage, PeriodFigures, Statement, StatementRow } from '@console/contract-core';
import type { DrawnLine } from './drawn-line.ts';
import type { Figures } from './single-quarter.ts';

/** One period of a statement: its name, its values, and those it is compared with. */
export interface StatementColumn {
  readonly key: string;
  readonly figures: Figures;
  readonly prior?: Figures | undefined;
  /** The part of the values that is compared with those of `prior`, where it is not the whole. */
  readonly comparable?: Figures | undefined;
  /** The number of a set's members that it is of. */
  readonly coverage?: PeriodCoverage | undefined;
}

export interface StatementParts {
  readonly lines: readonly DrawnLine[];
  readonly columns: readonly StatementColumn[];
  readonly asOf: string | null;
  /** Whether each value is sent with the one it is compared with. */
  readonly compared: boolean;
}

/** A statement as it is sent: lines by periods. A line without a value in a period has null. */
export function buildStatement({ lines, columns, asOf, compared }: StatementParts): Statement {
  const covered = columns.flatMap(({ key, coverage }) => (coverage ? [[key, coverage] as const] : []));
  return {
    lines: columns.length === 0 ? [] : lines.map((line) => rowOf(line, columns, compared)),
    ...(covered.length === 0 ? {} : { coverage: Object.fromEntries(covered) }),
    asOf,
  };
}

function rowOf(line: DrawnLine, columns: readonly StatementColumn[], compared: boolean): StatementRow {
  const { title, indent, bold, unit, change, level, value, why } = line;
  const label = {
    cn: title,
    ...(bold ? { bold } : {}),
    ...(indent > 0 ? { prefixSpace: indent } : {}),
    ...(unit ? { unit } : {}),
    ...(change ? { change } : {}),
    ...(level ? { level } : {}),
  };
  const by = (of: (column: StatementColumn) => number | null): PeriodFigures =>
    Object.fromEntries(columns.map((column) => [column.key, of(column)]));
  if (!value) return { ...label, ...by(() => null) };
  return {
    ...label,
    ...by(({ figures }) => value(figures)),
    ...reasonsOf(why, columns),
    ...(compared ? { prior: by(({ prior }) => (prior ? value(prior) : null)) } : {}),
    ...(compared && columns.some(({ comparable }) => comparable)
      ? { comparable: by(({ comparable }) => (comparable ? value(comparable) : null)) }
      : {}),
  };
}

/** The periods in which a figure could be computed and is not shown, each with its reason. */
function reasonsOf(why: DrawnLine['why'], columns: readonly StatementColumn[]): Pick<StatementRow, 'why'> {
  const reasons = columns.flatMap(({ key, figures }) => {
    const reason = why?.(figures) ?? null;
    return reason === null ? [] : [[key, reason] as const];
  });
  return reasons.length === 0 ? {} : { why: Object.fromEntries(reasons) };
}
