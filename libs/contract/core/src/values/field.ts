import { z } from 'zod';
import { plainSigns } from './hidden-signs.ts';
import { SEARCH_LENGTH } from './search-length.ts';

/** Shapes that many entries share. */

/**
 * A whole number from `least` to `most`. Query values arrive as text, so digits are read as a number, and
 * nothing else is: `true`, `[7]` and `0x10` are refused. `missing` is the message when none is sent.
 */
export const wholeNumber = (least: number, most: number, missing?: string): z.ZodType<number> =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given),
    z
      .number({
        error: ({ input }) =>
          input === undefined || input === null || input === '' ? missing : wholeFrom(least, most),
      })
      .int(wholeFrom(least, most))
      .min(least, wholeFrom(least, most))
      .max(most, wholeFrom(least, most)),
  );

const wholeFrom = (least: number, most: number): string =>
  most === Number.MAX_SAFE_INTEGER ? `应为不小于 ${least} 的整数` : `应为 ${least} 至 ${most} 的整数`;

/** A positive row id. `missing` is the message when none is sent. */
export const id = (missing?: string): z.ZodType<number> => wholeNumber(1, Number.MAX_SAFE_INTEGER, missing);

/** The id of a record to change; absent, null or blank for a new one, as forms send it. */
export const givenId = (): z.ZodOptional<z.ZodType<number | null>> =>
  z.preprocess((given) => (given === '' ? null : given), id().nullable()).optional();

/** A search box: trimmed, bounded, empty means absent. */
export const searchText = (max = SEARCH_LENGTH): z.ZodOptional<z.ZodType<string | undefined, string>> =>
  z
    .string()
    .check(plainSigns)
    .max(max)
    .transform((text) => text.trim() || undefined)
    .optional();

/** A calendar day, `YYYY-MM-DD`; refuses days that do not exist. */
export const day = (): z.ZodISODate => z.iso.date();

/** One or several values: repeated query keys, or a single one. */
export const oneOrMore = <T extends z.ZodType>(
  item: T,
  max = 200,
): z.ZodOptional<z.ZodType<z.output<T>[], unknown>> =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).max(max)).optional();

export const EXCHANGES = ['SH', 'SZ', 'BJ'] as const;
export type Exchange = (typeof EXCHANGES)[number];
const exchangeSchema = z.enum(EXCHANGES);
export const exchange = (): typeof exchangeSchema => exchangeSchema;
