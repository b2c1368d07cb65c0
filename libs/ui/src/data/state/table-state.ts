import {
  formatSort,
  parseSort,
  sortableKeys,
  MAX_PAGE_SIZE,
  type FilterOf,
  type TableEntry,
} from '@console/contract-core';

/** What a table shows: everything a link must contain so that its reader sees the same. */
export interface TableState<E extends TableEntry = TableEntry> {
  readonly filter: Partial<FilterOf<E>>;
  /** `column,ASC|DESC` */
  readonly sort: string;
  /** Zero-based, as on the wire. The address shows it from one. */
  readonly page: number;
  /** Null where the address names none: what the reader chose before, else what fits. */
  readonly size: number | null;
}

/** Reads a table's state from an address. Values that the entry's own schemas refuse are left out. */
export function readTableState<E extends TableEntry>(
  spec: E,
  params: URLSearchParams,
  prefix = '',
): TableState<E> {
  const sort = parseSort(params.get(`${prefix}sort`) ?? '', sortableKeys(spec));
  return {
    filter: readFilter(spec, params, prefix),
    sort: sort ? formatSort(sort) : spec.defaultSort,
    page: (wholeNumber(params.get(`${prefix}page`), 1, Number.MAX_SAFE_INTEGER) ?? 1) - 1,
    size: wholeNumber(params.get(`${prefix}size`), 1, MAX_PAGE_SIZE),
  };
}

/** Writes a state into `params` in place of the one there; defaults are left out, others' keys stay. */
export function writeTableState<E extends TableEntry>(
  spec: E,
  state: TableState<E>,
  params: URLSearchParams,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ownKeys(spec)) next.delete(prefix + key);
  for (const [key, value] of Object.entries(state.filter)) {
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) next.append(prefix + key, String(item));
  }
  if (state.sort !== spec.defaultSort) next.set(`${prefix}sort`, state.sort);
  if (state.page > 0) next.set(`${prefix}page`, String(state.page + 1));
  if (state.size !== null) next.set(`${prefix}size`, String(state.size));
  return next;
}

/** Whether an address has any state of this table. One that has none is filled from the session. */
export function hasTableState(spec: TableEntry, params: URLSearchParams, prefix = ''): boolean {
  return ownKeys(spec).some((key) => params.has(prefix + key));
}

const ownKeys = (spec: TableEntry): readonly string[] => [
  ...Object.keys(spec.filter.shape),
  'sort',
  'page',
  'size',
];

interface Reader {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

function readFilter<E extends TableEntry>(
  spec: E,
  params: URLSearchParams,
  prefix: string,
): Partial<FilterOf<E>> {
  const filter: Record<string, unknown> = {};
  const shape: Readonly<Record<string, Reader>> = spec.filter.shape;
  for (const [key, schema] of Object.entries(shape)) {
    const values = params.getAll(prefix + key);
    if (values.length === 0) continue;
    const parsed = schema.safeParse(values.length === 1 ? values[0] : values);
    if (parsed.success && parsed.data !== undefined) filter[key] = parsed.data;
  }
  return filter as Partial<FilterOf<E>>;
}

function wholeNumber(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
