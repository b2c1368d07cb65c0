import { reportBefore } from '../read/report-period.ts';

/** A report's values by line, in yuan. */
export type Figures = Readonly<Record<string, number | null>>;

/**
 * Lines that are no sum over the year: each is taken from its own report, or from another line of the report before.
 */
export type Levels = Readonly<Record<string, 'own' | { readonly before: string }>>;

/**
 * Each quarter alone: the values of a report minus those of the report before it in its fiscal year; the first quarter
 * unchanged. Null where one of the two is missing.
 */
export function singleQuarters(
  reports: ReadonlyMap<string, Figures>,
  levels: Levels = {},
): ReadonlyMap<string, Figures> {
  return new Map(
    [...reports].map(([day, figures]) => {
      const before = reportBefore(day);
      if (before === null) return [day, figures];
      return [day, quarterOf(figures, reports.get(before), levels)];
    }),
  );
}

function quarterOf(figures: Figures, before: Figures | undefined, levels: Levels): Figures {
  const names = Object.keys(figures);
  return Object.fromEntries(
    names.map((name) => {
      const level = levels[name];
      const value = figures[name] ?? null;
      if (level === 'own') return [name, value];
      if (level !== undefined) return [name, before?.[level.before] ?? null];
      const former = before?.[name] ?? null;
      return [name, value === null || former === null ? null : value - former];
    }),
  );
}
