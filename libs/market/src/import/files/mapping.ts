import { z } from 'zod';
import { CODE_STYLES } from './security-code.ts';

/** The ways to read a vendor's text before the row check. */
const reader = z.union([
  z.literal('date'),
  z.templateLiteral([z.enum(['security', 'code', 'exchange', 'board']), ':', z.enum(CODE_STYLES)]),
]);
export type Reader = z.output<typeof reader>;

const condition = z.strictObject({ column: z.string(), equals: z.string() });

const cell = z
  .strictObject({
    /** The vendor's header; or a constant for every row. */
    column: z.string().optional(),
    constant: z.string().optional(),
    read: reader.optional(),
    /** The vendor's unit as a power of ten of ours: thousand yuan 3, percent -2. Exact in decimal. */
    power10: z.number().int().min(-12).max(12).optional(),
    /** The vendor's codes to ours; any other value is rejected. */
    values: z.record(z.string(), z.string()).optional(),
    stripSuffix: z.string().optional(),
    /** Texts that mean missing, beside the empty one. */
    missing: z.array(z.string()).optional(),
    /** The first override whose condition is true replaces the cell, in our own notation; an empty value is missing. */
    overrides: z.array(z.strictObject({ when: condition, value: z.string() })).optional(),
  })
  .refine(
    (given) => (given.column === undefined) !== (given.constant === undefined),
    'needs column or constant',
  );
export type CellMapping = z.output<typeof cell>;

const feed = z.strictObject({
  table: z.string(),
  /** Rows for which this is true are counted as skipped, not as bad. */
  skipWhen: condition.optional(),
  /** Many rows repeat the same: the first of each key is kept, a later one must agree with it. */
  distinct: z.boolean().optional(),
  columns: z.record(z.string(), cell),
});
export type FeedMapping = z.output<typeof feed>;

/** The name of a file in the delivery itself: a mapping is uploaded, and must not reach any other folder. */
const fileName = z.string().regex(/^(?!\.)[^/\\\0]+$/);

export const mappingSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  note: z.string(),
  files: z.record(fileName, z.array(feed).min(1)),
});
/** How a vendor's files become rows of the mart: one file may feed several tables, or one table several times. */
export type Mapping = z.output<typeof mappingSchema>;
