import type { CellValue, KnownReports, SetRows } from '@console/quant';

/** The panels and reports that a figure is made of, loaded. */
export interface Given {
  readonly set: SetRows;
  /** A daily field, `table.column`, by cell. */
  cell(field: string): CellValue;
  panel(field: string): Float64Array;
  /** A figure of reports, as it became known. */
  reports(field: string): KnownReports;
}

/** A figure of a cell, with the fields that it is made of. */
export interface Term {
  readonly fields: readonly string[];
  readonly of: (given: Given) => CellValue;
}

/** A daily field as it is. */
export const field = (name: string): Term => ({ fields: [name], of: (given) => given.cell(name) });

/** Two terms made into one; it is missing where either is. */
export const made = (one: Term, other: Term, make: (one: number, other: number) => number): Term => ({
  fields: [...one.fields, ...other.fields],
  of: (given) => {
    const [first, second] = [one.of(given), other.of(given)];
    return (cell) => make(first(cell), second(cell));
  },
});

export const plus = (one: Term, other: Term): Term => made(one, other, (a, b) => a + b);
export const minus = (one: Term, other: Term): Term => made(one, other, (a, b) => a - b);
export const times = (one: Term, other: Term): Term => made(one, other, (a, b) => a * b);
/** The first term, or the other where it is missing. */
export const orElse = (one: Term, other: Term): Term => made(one, other, (a, b) => (Number.isNaN(a) ? b : a));
