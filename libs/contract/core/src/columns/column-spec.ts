import { z } from 'zod';
import type { Column } from '../entry/entry.ts';
import { why } from '../values/missing-reason.ts';

/** A column in one line: what its values are on the wire, and how they are drawn. */
export interface ColumnSpec<Value extends z.ZodType = z.ZodType, Why extends boolean = boolean> {
  readonly value: Value;
  /** Null of what rows have and tables do not draw. */
  readonly drawn: Omit<Column, 'key'> | null;
  /** `<key>Why` stands beside it: why a figure is not there. */
  readonly why: Why;
}

export type ColumnSpecs = Readonly<Record<string, ColumnSpec>>;

type WhyKey<Specs extends ColumnSpecs> = {
  [Key in Extract<keyof Specs, string>]: Specs[Key]['why'] extends true ? `${Key}Why` : never;
}[Extract<keyof Specs, string>];

/** The row that columns make, reasons for missing figures included. */
type RowShape<Specs extends ColumnSpecs> = {
  [Key in Extract<keyof Specs, string> | WhyKey<Specs>]: Key extends keyof Specs
    ? Specs[Key]['value']
    : typeof why;
};

export type RowOfColumns<Specs extends ColumnSpecs> = z.ZodObject<RowShape<Specs>, z.core.$strip>;

/** The schema of a row of these columns. */
export function rowOf<const Specs extends ColumnSpecs>(specs: Specs): RowOfColumns<Specs> {
  const shape = Object.entries(specs).flatMap(([key, spec]): [string, z.ZodType][] =>
    spec.why
      ? [
          [key, spec.value],
          [`${key}Why`, why],
        ]
      : [[key, spec.value]],
  );
  return z.object(Object.fromEntries(shape)) as unknown as RowOfColumns<Specs>;
}

/** The drawn ones of the columns, in their order. */
export function drawnColumns<Specs extends ColumnSpecs>(
  specs: Specs,
): readonly Column<Extract<keyof Specs, string>>[] {
  return Object.entries<ColumnSpec>(specs).flatMap(([key, { drawn }]) =>
    drawn === null ? [] : [{ key: key as Extract<keyof Specs, string>, ...drawn }],
  );
}
