import type { UnitId } from '@console/contract-core';
import type { ColumnDefinition } from './table-definition.ts';

/**
 * Builders of the usual columns of tables. Measures may be missing (`nullable`), keys and dates may not; `required`
 * and `optional` change that.
 */
const measure =
  <const U extends UnitId, const T extends 'number' | 'integer'>(unit: U, type: T) =>
  <const N extends string>(name: N, title: string, note = '') =>
    ({ name, title, type, unit, note, nullable: true }) as const;

/** Yuan. */
export const yuan = measure('yuan', 'number');
/** Whole shares. */
export const shares = measure('shares', 'integer');
/** A fraction: 0.05 is 5 %. */
export const ratio = measure('percent', 'number');
/** Times, such as PE. */
export const multiple = measure('multiple', 'number');
/** A plain number with decimals, such as a score. */
export const quantity = measure('number', 'number');
/** A whole number of anything but shares. */
export const count = measure('integer', 'integer');

/** The security of the row; `600519.SH` in files. */
export const ofSecurity = { name: 'security_id', title: '证券', type: 'security', note: '' } as const;

export const date = <const N extends string>(name: N, title: string, note = '') =>
  ({ name, title, type: 'date', note }) as const;

export const text = <const N extends string>(name: N, title: string, size: number, note = '') =>
  ({ name, title, type: 'text', size, note }) as const;

export const choice = <const N extends string, const V extends readonly string[]>(
  name: N,
  title: string,
  values: V,
  note = '',
) => ({ name, title, type: 'enum', values, note }) as const;

export const flag = <const N extends string>(name: N, title: string, note = '') =>
  ({ name, title, type: 'flag', note }) as const;

/** Last day of the reported quarter. */
export const reportPeriod = date('report_period', '报告期', 'last day of the quarter reported on');
/** The day from which point-in-time readers know the row. */
export const announceDate = date('announce_date', '公告日', 'day the row became known');

/** The column, never missing. */
export function required<const C extends ColumnDefinition>(column: C): Omit<C, 'nullable'> {
  const rest = Object.entries(column).filter(([property]) => property !== 'nullable');
  return Object.fromEntries(rest) as unknown as Omit<C, 'nullable'>;
}

export function optional<const C extends ColumnDefinition>(column: C): C & { readonly nullable: true } {
  return { ...column, nullable: true };
}

/** Bounds of a number, both included. */
export function within<const C extends ColumnDefinition>(
  column: C,
  { min, max }: { min?: number; max?: number },
): C {
  return { ...column, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
