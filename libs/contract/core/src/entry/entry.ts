import { z } from 'zod';
import type { Address, Destination } from './address.ts';
import type { Need, SignedNeed } from '../modules/authority.ts';
import { drawnColumns, rowOf, type ColumnSpecs, type RowOfColumns } from '../columns/column-spec.ts';
import { withOrderedDays } from './day-ranges.ts';
import type { InputBounds } from './input-bounds.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { Message } from '../messages/message.ts';
import { pageOf, pagingInput, type Page } from './paging.ts';
import type { UnitId } from '../values/unit.ts';

/**
 * One endpoint as both sides know it: the service registers it, the module calls it, the gateway routes it,
 * the OpenAPI document lists it. Entries contain data, not functions (apart from zod).
 */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends Address {
  /** What the call does, in Chinese. */
  readonly title: string;
  readonly input: Input;
  readonly output: Output;
  /** The bounds of its body where they exceed `INPUT_BOUNDS`. */
  readonly bounds?: Partial<InputBounds>;
  /** Other addresses of the same call. */
  readonly also?: readonly OtherAddress[];
  /** Refused while the maintenance window is closed; a message of its own may name {start} and {end}. */
  readonly inWindow?: true | Message;
  /**
   * The call creates something: repeated with the same `Idempotency-Key`, it answers what the first one
   * created.
   */
  readonly creates?: true;
  /** Answered in a locked session too: only for the calls that unlocking needs. */
  readonly whileLocked?: true;
  /** Answered to a user who must change a reset password: only for the calls that changing it needs. */
  readonly beforePasswordChange?: true;
}

/** Another path of an entry. Input that the path implies is added to the input. */
export interface OtherAddress {
  readonly path: `/${string}`;
  readonly adds?: Readonly<Record<string, string>>;
  /**
   * Another service owns the plain path, with another call: callers reach this one below `/svc/<service>`
   * only, as `publicPathsOf` writes it.
   */
  readonly shared?: true;
}

/** Every path a service serves an entry under, its own first. */
export const pathsOf = ({ path, also = [] }: Pick<Endpoint, 'path' | 'also'>): readonly `/${string}`[] => [
  path,
  ...also.map((other) => other.path),
];

/** The same paths as callers write them: a shared one names the service. */
export const publicPathsOf = ({
  path,
  also = [],
  services: [service],
}: Pick<Endpoint, 'path' | 'also' | 'services'>): readonly `/${string}`[] => [
  path,
  ...also.map((other): `/${string}` => (other.shared ? `/svc/${service}${other.path}` : other.path)),
];

/** The paths that are its own everywhere: without the shared ones. */
export const plainPathsOf = ({ path, also = [] }: Pick<Endpoint, 'path' | 'also'>): readonly `/${string}`[] =>
  pathsOf({ path, also: also.filter(({ shared }) => !shared) });

export interface CallEntry<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Needs extends Need = Need,
> extends Endpoint<Input, Output> {
  readonly kind: 'call';
  readonly needs: Needs;
}

/** A column of a table: at most nine properties, all data, made by the builders of `columns/`. */
export interface Column<Key extends string = string> {
  readonly key: Key;
  readonly title: string;
  readonly unit?: UnitId;
  /** How a value is displayed. Numbers follow their unit; `change` adds sign and market colour. */
  readonly format?: 'text' | 'number' | 'change' | 'date' | 'datetime';
  readonly sortable?: true;
  readonly fixed?: 'left' | 'right';
  readonly group?: string;
  /** The width in pixels, computed from title, unit and kind of content. */
  readonly width: number;
  /** An explanation of its values, where the title alone is unclear: shown on hover of the title. */
  readonly note?: string;
  /** Shown only where the screen is wide. */
  readonly wide?: true;
}

export interface TableEntry<
  Row extends z.ZodObject = z.ZodObject,
  Filter extends z.ZodObject = z.ZodObject,
> extends Endpoint<z.ZodObject, z.ZodType<Page<z.output<Row>>>> {
  readonly kind: 'table';
  readonly needs: SignedNeed;
  readonly row: Row;
  readonly filter: Filter;
  readonly columns: readonly Column<Extract<keyof z.output<Row>, string>>[];
  /** The key that identifies a row. */
  readonly key: Extract<keyof z.output<Row>, string>;
  /** The counter of rows: 家, 只; 条 by default. */
  readonly counter?: string;
  readonly defaultSort: string;
  readonly defaultSize: number;
  /** The source of the figures, as readers know it: 定期报告. */
  readonly source?: string;
}

export type Entry = CallEntry | TableEntry | ChartEntry;

export type InputOf<E> =
  E extends TableEntry<z.ZodObject, infer Filter>
    ? z.output<Filter> & TablePaging
    : E extends Endpoint<infer Input>
      ? z.output<Input>
      : never;
/** The input a caller writes: fields with defaults may be left out. */
export type CallerInputOf<E> =
  E extends TableEntry<z.ZodObject, infer Filter>
    ? z.input<Filter> & Partial<TablePaging>
    : E extends Endpoint<infer Input>
      ? z.input<Input>
      : E extends Destination<infer Input>
        ? Input
        : never;
export type OutputOf<E> =
  E extends Endpoint<z.ZodType, infer Output>
    ? z.output<Output>
    : E extends Destination<unknown, infer Output>
      ? Output
      : never;
export type AddressOf<E extends Endpoint> = Address<CallerInputOf<E>, OutputOf<E>>;
/** Addresses by the names of their entries, as `@console/contract-access/addresses` exports them. */
export type AddressesOf<Routes, Entries> = {
  readonly [Name in keyof Routes]: Name extends keyof Entries
    ? Entries[Name] extends Endpoint
      ? AddressOf<Entries[Name]>
      : never
    : never;
};
/** Destinations by the names of their entries: each has only what sending its call needs. */
export type DestinationsOf<Routes, Entries> = {
  readonly [Name in keyof Routes]: Name extends keyof Entries
    ? Entries[Name] extends Endpoint
      ? Destination<CallerInputOf<Entries[Name]>, OutputOf<Entries[Name]>>
      : never
    : never;
};
export type RowOf<E> = E extends TableEntry<infer Row> ? z.output<Row> : never;
export type FilterOf<E> = E extends TableEntry<z.ZodObject, infer Filter> ? z.output<Filter> : never;

/** A table by its row and filter, whatever its id. */
export type TableOf<E> = E extends TableEntry<infer Row, infer Filter> ? TableEntry<Row, Filter> : never;

export interface TablePaging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

/** An entry whose id the compiler knows: `entries` compares ids. */
export interface Named<Id extends string> {
  readonly id: Id;
}

/** Declares a call. Its input refuses unknown keys when it is a plain object. */
export function call<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Id extends string = string,
  const Needs extends Need = Need,
>(
  entry: Omit<CallEntry<Input, Output, Needs>, 'kind'> & Named<Id>,
): CallEntry<Input, Output, Needs> & Named<Id> {
  return { kind: 'call', ...entry, input: withOrderedDays(entry.input) };
}

export type TableDraft<Specs extends ColumnSpecs, Filter extends z.ZodObject> = Omit<
  TableEntry<z.ZodObject, Filter>,
  'kind' | 'method' | 'input' | 'output' | 'row' | 'columns' | 'key' | 'defaultSize'
> & {
  readonly columns: Specs;
  readonly key: Extract<keyof Specs, string>;
  readonly defaultSize?: number;
  readonly method?: 'GET' | 'POST';
};

export const TABLE_PAGE_SIZE = 20;

/** Declares a read-only paged table: its route, document, screen and export follow from it. */
export function table<
  const Specs extends ColumnSpecs,
  Filter extends z.ZodObject,
  const Id extends string = string,
>(draft: TableDraft<Specs, Filter> & Named<Id>): TableEntry<RowOfColumns<Specs>, Filter> & Named<Id> {
  const defaultSize = draft.defaultSize ?? TABLE_PAGE_SIZE;
  const row = rowOf(draft.columns);
  return {
    ...draft,
    kind: 'table',
    method: draft.method ?? 'GET',
    defaultSize,
    row,
    columns: drawnColumns(draft.columns),
    input: withOrderedDays(z.strictObject({ ...draft.filter.shape, ...pagingInput(defaultSize) })),
    output: pageOf(row),
  } as unknown as TableEntry<RowOfColumns<Specs>, Filter> & Named<Id>;
}
