import { z } from 'zod';
import type { SignedNeed } from '../modules/authority.ts';
import type { CallEntry } from './entry.ts';
import { why, type MissingReason } from '../values/missing-reason.ts';
import type { Period, PeriodKind } from './statement-periods.ts';
import { UNITS, type UnitId } from '../values/unit.ts';

/** Values by period, raw in base units: null where there is none. */
export type PeriodFigures = Readonly<Partial<Record<Period, number | null>>>;

/** One line of a statement on the wire: its label, how it is displayed, and a value for each period. */
export interface StatementRow extends PeriodFigures {
  /** The label of the line. */
  readonly cn: string;
  readonly bold?: boolean;
  /** The number of indentation steps. */
  readonly prefixSpace?: number;
  /** The line's unit where it differs from the statement's. */
  readonly unit?: UnitId;
  /** Whether its values are changes, displayed with sign and colour. */
  readonly change?: boolean;
  /** Whether it is a balance at a period's end, which has no value for a single quarter. */
  readonly level?: boolean;
  /** The values that each shown period is compared with. A line that is not compared has none. */
  readonly prior?: PeriodFigures;
  /**
   * The part of each value that `prior` is compared with, where it is not the whole: of a set, the values of the
   * members that have both periods.
   */
  readonly comparable?: PeriodFigures;
  /** The reasons, by period, for values that are not shown although they could be computed. */
  readonly why?: Readonly<Partial<Record<Period, MissingReason | null>>>;
}

/** How many members of a set reported a period, and how many there were. */
export const periodCoverage = z.object({
  reported: z.number().int(),
  members: z.number().int(),
  /** The share of the members' market value that those have who reported; null or absent where it is not known. */
  capitalShare: z.number().nullable().optional(),
});
export type PeriodCoverage = Readonly<z.output<typeof periodCoverage>>;

export interface Statement {
  readonly lines: readonly StatementRow[];
  /** The number of a set's members that each period is of; none of a single company. */
  readonly coverage?: Readonly<Partial<Record<Period, PeriodCoverage>>>;
  /** The day the newest period shown became known, `YYYY-MM-DD`; null without one. */
  readonly asOf: string | null;
}

/**
 * A statement: lines by periods, whose number the server decides. It is a call, served and documented like
 * any other; a statement table displays its unit and source.
 */
export interface StatementEntry<Input extends z.ZodType = z.ZodType> extends CallEntry<
  Input,
  z.ZodType<Statement>,
  SignedNeed
> {
  /** The default unit of its lines. */
  readonly unit: UnitId;
  readonly periods: PeriodKind;
  /** The source of the figures, as readers know it: 定期报告. */
  readonly source: string;
}

/** Whether so few members reported a period that it says little of the set: 未披露完整. */
export const isIncompletePeriod = ({ reported, members }: PeriodCoverage): boolean => reported * 2 < members;

export type StatementDraft<Input extends z.ZodType> = Omit<
  StatementEntry<Input>,
  'kind' | 'method' | 'output' | 'periods'
> & { readonly periods?: PeriodKind };

/** Declares a statement; its periods are report periods by default. */
export function statement<Input extends z.ZodType>(draft: StatementDraft<Input>): StatementEntry<Input> {
  return { periods: 'report', ...draft, kind: 'call', method: 'GET', output: answer() };
}

const answer = (): z.ZodType<Statement> => {
  const value = z.number().nullable();
  const line = z
    .object({
      cn: z.string(),
      bold: z.boolean().optional(),
      prefixSpace: z.number().int().optional(),
      unit: z.enum(Object.keys(UNITS) as [UnitId, ...UnitId[]]).optional(),
      change: z.boolean().optional(),
      level: z.boolean().optional(),
      prior: z.record(z.string(), value).optional(),
      comparable: z.record(z.string(), value).optional(),
      why: z.record(z.string(), why).optional(),
    })
    .catchall(value);
  return z.object({
    lines: z.array(line),
    coverage: z.record(z.string(), periodCoverage).optional(),
    asOf: z.string().nullable(),
  }) as unknown as z.ZodType<Statement>;
};
