import {
  indexChain,
  meanOfMembers,
  rateOfPairs,
  sumKnown,
  sumKnownPairs,
  sumMembers,
  sumMultiples,
  sumPairs,
  type KnownValue,
  type PairSums,
} from '@console/quant';
import type { Given, Term } from './day-terms.ts';

/** A figure of a set by row: NaN where it is missing, and the number of members it is made of. */
export interface DayFigure {
  readonly values: Float64Array;
  readonly counts: Int32Array;
}

/** How a figure of a set is made of panels and reports. */
export interface Recipe {
  readonly fields: readonly string[];
  readonly make: (given: Given) => DayFigure;
}

/** Σ of a figure over the members that have it. */
export const sum = (term: Term): Recipe => ({
  fields: term.fields,
  make: (given) => {
    const { sums, counts } = sumMembers(given.set, term.of(given));
    return { values: sums, counts };
  },
});

/** 均值: the plain mean over the members that have the figure. */
export const mean = (term: Term): Recipe => ({
  fields: term.fields,
  make: (given) => {
    const sums = sumMembers(given.set, term.of(given));
    return { values: meanOfMembers(sums), counts: sums.counts };
  },
});

/** Σ part ÷ Σ whole over the members that have both. */
export const rate = (part: Term, whole: Term): Recipe => ({
  fields: [...part.fields, ...whole.fields],
  make: (given) => rated(sumPairs(given.set, part.of(given), whole.of(given))),
});

/** Σ value × weight ÷ Σ weight over the members that have both. */
export const weighted = (value: Term, weight: Term): Recipe => ({
  fields: [...value.fields, ...weight.fields],
  make: (given) => {
    const [own, by] = [value.of(given), weight.of(given)];
    const part = (cell: number): number => own(cell) * by(cell);
    return rated(sumPairs(given.set, part, by));
  },
});

/** PE, PB or PS: Σ capital ÷ Σ what it was divided by, of the members with a positive multiple. */
export const multiple = (capital: string, field: string): Recipe => ({
  fields: [capital, field],
  make: (given) =>
    rated(sumMultiples(given.set, { capital: given.panel(capital), multiple: given.panel(field) })),
});

/** The chained index of returns weighted by float capital of the day before. */
export const chained = (floatCapital: Term, returns: Term): Recipe => ({
  fields: [...floatCapital.fields, ...returns.fields],
  make: (given) => {
    const input = { floatCapital: floatCapital.of(given), returns: returns.of(given) };
    const { levels, counts } = indexChain(given.set, input);
    return { values: levels, counts };
  },
});

/** Σ of what the members last reported. */
export const known = (field: string): Recipe => ({
  fields: [field],
  make: (given) => {
    const { sums, counts } = sumKnown(given.set, given.reports(field));
    return { values: sums, counts };
  },
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
});

const rated = (pairs: PairSums): DayFigure => ({ values: rateOfPairs(pairs), counts: pairs.counts });
