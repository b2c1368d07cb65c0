import type { z } from 'zod';
import type { ColumnSpec } from './column-spec.ts';

/** The column, with values that may be missing. */
export const optional = <Value extends z.ZodType, Why extends boolean>(
  spec: ColumnSpec<Value, Why>,
): ColumnSpec<z.ZodNullable<Value>, Why> => ({ ...spec, value: spec.value.nullable() });

/** The figure, never missing. */
export const required = <Value extends z.ZodType, Why extends boolean>(
  spec: ColumnSpec<z.ZodNullable<Value>, Why>,
): ColumnSpec<Value, Why> => ({ ...spec, value: spec.value.unwrap() });
