import { z } from 'zod';
import type { SignedNeed } from '../modules/authority.ts';
import type { CallEntry } from './entry.ts';
import { why, type MissingReason } from '../values/missing-reason.ts';
import type { Period, PeriodKind } from './statement-periods.ts';
import { UNITS, type UnitId } from '../values/unit.ts';

/** Values by period, raw in base units: null where there is none. */
export type PeriodFigures = Readonly<Partial<Record<Period, number | null>>>;

/** One line of a statement as it travels: its label, how it stands, and a value for each period. */
export interface StatementRow extends PeriodFigures {
  /** The label of the line. */
  readonly cn: string;
  readonly bold?: boolean;
  /** Steps to the right. */
  readonly prefixSpace?: number;
  /** Where the line is not counted in the statement's own unit. */
  readonly unit?: UnitId;
  /** Its values are changes: drawn with sign and colour. */
  readonly change?: boolean;
  /** It stands at a period's end, and has no quarter of its own. */
  readonly level?: boolean;
  /** By the periods shown, the values each is compared with. A line that is not compared has none. */
  readonly prior?: PeriodFigures;
  /** By the periods without a value that could be worked out: why it is not shown. */
  readonly why?: Readonly<Partial<Record<Period, MissingReason | null>>>;
}

export interface Statement {
  readonly lines: readonly StatementRow[];
  /** The day the newest period shown became known, `YYYY-MM-DD`; null without one. */
  readonly asOf: string | null;
}

/**
 * A statement: lines by periods, of which the server says how many. A call to all that serves and documents
 * it; its unit and source are what a statement table draws.
 */
export interface StatementEntry<Input extends z.ZodType = z.ZodType> extends CallEntry<
  Input,
  z.ZodType<Statement>,
  SignedNeed
> {
  /** What its lines are counted in unless they say otherwise. */
  readonly unit: UnitId;
  readonly periods: PeriodKind;
  /** Whose figures they are, as readers know it: 定期报告. */
  readonly source: string;
}

export type StatementDraft<Input extends z.ZodType> = Omit<
  StatementEntry<Input>,
  'kind' | 'method' | 'output' | 'periods'
> & { readonly periods?: PeriodKind };

/** Declares a statement; its periods are report periods unless told. */
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
      why: z.record(z.string(), why).optional(),
    })
    .catchall(value);
  return z.object({
    lines: z.array(line),
    asOf: z.string().nullable(),
  }) as unknown as z.ZodType<Statement>;
};
