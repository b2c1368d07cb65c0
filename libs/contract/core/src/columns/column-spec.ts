import { z } from 'zod';
import type { Column } from '../entry/entry.ts';
import { why } from '../values/missing-reason.ts';

/** A column: the schema of its values on the wire and how they are displayed. */
export interface ColumnSpec<Value extends z.ZodType = z.ZodType, Why extends boolean = boolean> {
  readonly value: Value;
  /** Null for a field that rows have and tables do not display. */
  readonly drawn: Omit<Column, 'key'> | null;
  /** Whether a field `<key>Why` beside it says why a figure is missing. */
  readonly why: Why;
}

export type ColumnSpecs = Readonly<Record<string, ColumnSpec>>;

type WhyKey<Specs extends ColumnSpecs> = {
  [Key in Extract<keyof Specs, string>]: Specs[Key]['why'] extends true ? `${Key}Why` : never;
}[Extract<keyof Specs, string>];

/** The shape of a row of these columns, with the reasons for missing figures. */
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

/** The displayed columns, in their order. */
export function drawnColumns<Specs extends ColumnSpecs>(
  specs: Specs,
): readonly Column<Extract<keyof Specs, string>>[] {
  return Object.entries<ColumnSpec>(specs).flatMap(([key, { drawn }]) =>
    drawn === null ? [] : [{ key: key as Extract<keyof Specs, string>, ...drawn }],
  );
}
