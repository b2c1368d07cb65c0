import { growthOf, noGrowthReason, type MissingReason } from '@console/contract-core';
import type { Template } from '@console/market/schema';

/** A figure of a member's report, of the report itself or of another one of the same member. */
export interface Part {
  /** A column of the mart: `income_statement.operating_cost`. Its own name where it is made of several. */
  readonly id: string;
  /** The columns it is made of, and how; a result that is no number is missing. */
  readonly made?: {
    readonly of: readonly string[];
    readonly value: (...figures: readonly number[]) => number;
  };
  /** The report it is of; by default the shown one. */
  readonly at?: 'yearBefore' | 'yearStart' | 'reportBefore';
  /** The quarter alone, or the last four quarters, of a figure that accumulates over the year. */
  readonly over?: 'quarter' | 'trailing';
  /** A member without it counts with 0. */
  readonly optional?: true | undefined;
}

/** A figure of a set: made of sums over the members that have every part, never of the members' ratios. */
export interface SetFigure {
  readonly parts: readonly Part[];
  /** The statement templates of the members that have it; all by default. */
  readonly among?: readonly Template[] | undefined;
  /** The figure from the sums of its parts, over `count` members, at least one. */
  readonly value: (sums: readonly number[], count: number) => number | null;
  /** The median over the members that have the one part, in place of its sum. */
  readonly median?: true;
  /** Why there is none, where that is known. */
  readonly why?: (sums: readonly number[]) => MissingReason | null;
}

/** The sum over the members that have it. */
export const sumOf = (part: Part): SetFigure => ({ parts: [part], value: ([sum = 0]) => sum });

/** A plain mean over the members that have it. */
export const meanOf = (part: Part): SetFigure => ({
  parts: [part],
  value: ([sum = 0], count) => sum / count,
});

/** A quotient of two sums, null with nothing to divide by. */
export const ratioOf = (part: Part, whole: Part): SetFigure => ({
  parts: [part, whole],
  value: ([one = 0, all = 0]) => quotient(one, all),
});

/** A quotient of sums of parts, each with its factor. */
export function quotientOf(above: readonly Term[], below: readonly Term[]): SetFigure {
  const terms = [...above, ...below];
  const total = (sums: readonly number[], from: number, own: readonly Term[]): number =>
    own.reduce((so, { times = 1 }, at) => so + times * (sums[from + at] ?? 0), 0);
  return {
    parts: terms,
    value: (sums) => quotient(total(sums, 0, above), total(sums, above.length, below)),
  };
}
export interface Term extends Part {
  /** 1 by default. */
  readonly times?: number;
}

/** Like-for-like growth: over the members that have both reports, on both sides. */
export const growthFrom = (part: Part, at: 'yearBefore' | 'reportBefore' = 'yearBefore'): SetFigure => ({
  parts: [part, { ...part, at }],
  value: ([now, before]) => growthOf(now, before),
  why: ([now, before]) => noGrowthReason(now, before),
});

/** One sum less another. */
export const differenceOf = (whole: Part, less: Part): SetFigure => ({
  parts: [whole, less],
  value: ([all = 0, part = 0]) => all - part,
});

/** The columns of the mart that figures need. */
export const columnsOf = (figures: readonly SetFigure[]): readonly string[] => [
  ...new Set(figures.flatMap(({ parts }) => parts.flatMap(({ id, made }) => made?.of ?? [id]))),
];

export const quotient = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
