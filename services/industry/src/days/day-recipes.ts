import {
  indexChain,
  isMultiple,
  meanOfMembers,
  rateOfPairs,
  sumKnown,
  sumKnownPairs,
  sumMembers,
  sumMultiples,
  sumPairs,
  type CellValue,
  type KnownValue,
  type PairSums,
} from '@console/quant';
import { field, made, type Given, type Term } from './day-terms.ts';

/** A figure of a set by row: NaN where it is missing, and the number of members it is made of. */
export interface DayFigure {
  readonly values: Float64Array;
  readonly counts: Int32Array;
}

/** How a figure of a set is made of panels and reports. */
export interface Recipe {
  readonly fields: readonly string[];
  readonly make: (given: Given) => DayFigure;
  /** The sum of a weight over the members that the figure is made of, by row; NaN for none. */
  readonly covered: (given: Given, weight: CellValue) => Float64Array;
}

/** Σ of a figure over the members that have it. */
export const sum = (term: Term): Recipe => ({
  fields: term.fields,
  make: (given) => {
    const { sums, counts } = sumMembers(given.set, term.of(given));
    return { values: sums, counts };
  },
  covered: overThoseWith(term),
});

/** 均值: the plain mean over the members that have the figure. */
export const mean = (term: Term): Recipe => ({
  fields: term.fields,
  make: (given) => {
    const sums = sumMembers(given.set, term.of(given));
    return { values: meanOfMembers(sums), counts: sums.counts };
  },
  covered: overThoseWith(term),
});

/** Σ part ÷ Σ whole over the members that have both. */
export const rate = (part: Term, whole: Term): Recipe => ({
  fields: [...part.fields, ...whole.fields],
  make: (given) => rated(sumPairs(given.set, part.of(given), whole.of(given))),
  covered: overThoseWith(made(part, whole, bothOf)),
});

/** Σ value × weight ÷ Σ weight over the members that have both. */
export const weighted = (value: Term, weight: Term): Recipe => ({
  fields: [...value.fields, ...weight.fields],
  make: (given) => {
    const [own, by] = [value.of(given), weight.of(given)];
    const part = (cell: number): number => own(cell) * by(cell);
    return rated(sumPairs(given.set, part, by));
  },
  covered: overThoseWith(made(value, weight, bothOf)),
});

/** PE, PB or PS: Σ capital ÷ Σ what it was divided by, of the members with a positive multiple. */
export const multipleOf = (capital: string, multiple: string): Recipe => ({
  fields: [capital, multiple],
  make: (given) =>
    rated(sumMultiples(given.set, { capital: given.panel(capital), multiple: given.panel(multiple) })),
  covered: overThoseWith(
    made(field(capital), field(multiple), (own, times) => (isMultiple(times) ? own : NaN)),
  ),
});

/** The chained index of returns weighted by float capital of the day before. */
export const chained = (floatCapital: Term, returns: Term): Recipe => ({
  fields: [...floatCapital.fields, ...returns.fields],
  make: (given) => {
    const input = { floatCapital: floatCapital.of(given), returns: returns.of(given) };
    const { levels, counts } = indexChain(given.set, input);
    return { values: levels, counts };
  },
  covered: (given, weight) => {
    const [before, own] = [floatCapital.of(given), returns.of(given)];
    const { stocks } = given.set;
    const has = (cell: number): number => (cell < stocks ? NaN : bothOf(before(cell - stocks), own(cell)));
    return sumMembers(given.set, (cell) => (Number.isNaN(has(cell)) ? NaN : weight(cell))).sums;
  },
});

/** Σ of what the members last reported. */
export const known = (reports: string): Recipe => ({
  fields: [reports],
  make: (given) => {
    const { sums, counts } = sumKnown(given.set, given.reports(reports));
    return { values: sums, counts };
  },
  covered: (given, weight) =>
    sumKnownPairs(given.set, given.reports(reports), { part: weight, whole: () => 0 }).parts,
});

interface KnownRate {
  readonly fields: readonly string[];
  readonly reported: string;
  readonly part: (given: Given) => KnownValue;
  readonly whole: (given: Given) => KnownValue;
}

/** Σ part ÷ Σ whole, where one needs what was last reported. */
export const knownRate = ({ fields, reported, part, whole }: KnownRate): Recipe => ({
  fields: [...fields, reported],
  make: (given) => {
    const terms = { part: part(given), whole: whole(given) };
    return rated(sumKnownPairs(given.set, given.reports(reported), terms));
  },
  covered: (given, weight) => {
    const [own, all] = [part(given), whole(given)];
    const has = (cell: number, held: number): number => bothOf(own(cell, held), all(cell, held));
    return sumKnownPairs(given.set, given.reports(reported), {
      part: (cell, held) => (Number.isNaN(has(cell, held)) ? NaN : weight(cell)),
      whole: () => 0,
    }).parts;
  },
});

const rated = (pairs: PairSums): DayFigure => ({ values: rateOfPairs(pairs), counts: pairs.counts });

/** NaN where either figure is missing. */
const bothOf = (one: number, other: number): number => one + other;

/** The sum of a weight over the members that have a figure. */
function overThoseWith({ of }: Term): Recipe['covered'] {
  return (given, weight) => {
    const own = of(given);
    return sumMembers(given.set, (cell) => (Number.isNaN(own(cell)) ? NaN : weight(cell))).sums;
  };
}
