import { z } from 'zod';
import { count, hidden, percent, required, WIDE, type ColumnSpec } from '@console/contract-core/columns';

/** The columns that say of how many members a row is made: those that reported, all of its period, and their share. */
export const coverageColumns = {
  corpNum: required(count('披露公司')),
  memberNum: required(count('成份公司')),
  capitalShare: percent('披露市值占比'),
} as const;

/** The same of a chart's newest point, beside its points; null without any. */
export const chartCoverage = {
  corpNum: z.number().int().nullable(),
  memberNum: z.number().int().nullable(),
  /** Their share of the members' market value. */
  capitalShare: z.number().nullable(),
} as const;

const covered = z.object({
  corpNum: z.number().int(),
  memberNum: z.number().int(),
  /** Their share of the market value of those that have one; null where it is not known. */
  capitalShare: z.number().nullable(),
});
export type CoveredFigure = z.output<typeof covered>;

/** The field of a row that says of how many members each of some of its figures is made. */
export const coverageOf = <const Name extends string>(
  ...names: readonly Name[]
): ColumnSpec<z.ZodObject<Record<Name, typeof covered>>, false> =>
  hidden(z.object(Object.fromEntries(names.map((name) => [name, covered])) as Record<Name, typeof covered>));

/** The same of PE, on screens with room for it: those without a profit are not in it. */
export const peCoverage = {
  peCorpNum: required(count('PE 计入公司', WIDE)),
  peCapitalShare: percent('PE 计入市值占比', WIDE),
} as const;
