import { z } from 'zod';
import type { UnitId } from '../values/unit.ts';
import { optionsOf, type ColumnOptions } from './column-options.ts';
import type { ColumnSpec } from './column-spec.ts';
import { columnWidth, figureWidth } from './column-width.ts';

interface FigureOptions extends ColumnOptions {
  /** Displayed with its sign, in the colours of the market. */
  readonly signed?: true;
}
/** A missing figure says why: the row has `<key>Why` beside it. */
interface ReasonedOptions extends FigureOptions {
  readonly why: true;
}

type Figures = z.ZodNullable<z.ZodNumber>;
interface Figure {
  (title: string, options: ReasonedOptions): ColumnSpec<Figures, true>;
  (title: string, options?: FigureOptions): ColumnSpec<Figures, false>;
}

/** A column of a figure that is sent in base units and displayed in this one; null where it is not known. */
function figure(unit: UnitId, schema: z.ZodNumber = z.number()): Figure {
  const build = (title: string, options: FigureOptions & { why?: true } = {}): ColumnSpec<Figures> => {
    const { signed, why = false, ...rest } = options;
    const width = columnWidth({ title, unit }, figureWidth(unit));
    const format = signed && { format: 'change' as const };
    const drawn = { title, unit, ...format, ...optionsOf(rest, true), width };
    return { value: schema.nullable(), drawn, why };
  };
  return build as Figure;
}

/** A plain number with two decimals. */
export const number = figure('number');
/** A whole number. */
export const integer = figure('integer', z.number().int());
/** A number of companies: 家. */
export const count = figure('count', z.number().int());
export const yuan = figure('yuan');
export const tenThousandYuan = figure('tenThousandYuan');
export const millionYuan = figure('millionYuan');
export const hundredMillionYuan = figure('hundredMillionYuan');
export const shares = figure('shares');
export const tenThousandShares = figure('tenThousandShares');
export const millionShares = figure('millionShares');
export const hundredMillionShares = figure('hundredMillionShares');
/** A fraction: 0.05 is displayed as 5.00. */
export const percent = figure('percent');
/** Times, such as PE. */
export const multiple = figure('multiple');
