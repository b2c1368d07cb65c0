import { z } from 'zod';
import { plainName } from '../values/hidden-signs.ts';
import { wholeNumber } from '../values/field.ts';
import { MAX_PAGE, MAX_PAGE_SIZE } from './page-limits.ts';

/** One page of a table. Page numbers are zero-based on the wire. */
export interface Page<Row> {
  readonly totalElements: number;
  readonly content: readonly Row[];
  /** The last trading day of the data in the rows, `YYYY-MM-DD`; null when the data has no such day. */
  readonly asOf?: string | null;
}

export function pageOf<T extends z.ZodType>(row: T): z.ZodType<Page<z.output<T>>> {
  return z.object({
    totalElements: z.number().int().min(0),
    content: z.array(row),
    asOf: z.string().nullable().optional(),
  }) as unknown as z.ZodType<Page<z.output<T>>>;
}

interface PagingShape {
  readonly page: z.ZodDefault<z.ZodType<number>>;
  readonly size: z.ZodDefault<z.ZodType<number>>;
  readonly sort: z.ZodOptional<z.ZodString>;
}

/** The paging parameters of a table whose rows come `defaultSize` a page. */
export function pagingInput(defaultSize: number): PagingShape {
  return {
    page: wholeNumber(0, MAX_PAGE).default(0),
    size: wholeNumber(1, MAX_PAGE_SIZE).default(defaultSize),
    sort: z.string().check(plainName).max(64).optional(),
  };
}
