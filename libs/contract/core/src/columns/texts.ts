import { z } from 'zod';
import type { Column } from '../entry/entry.ts';
import { optionsOf, type ColumnOptions } from './column-options.ts';
import type { ColumnSpec } from './column-spec.ts';
import { charactersWidth, columnWidth, textWidth } from './column-width.ts';

type Spec<Value extends z.ZodType> = ColumnSpec<Value, false>;

interface Kind {
  readonly format?: Column['format'];
  /** The usual width of its cells in pixels; longer ones are cut and shown in full on hover. */
  readonly content: number;
  readonly sorts: boolean;
}

function column<Value extends z.ZodType>(
  value: Value,
  { title, options, kind }: { title: string; options: ColumnOptions; kind: Kind },
): Spec<Value> {
  const width = columnWidth({ title }, kind.content);
  const format = kind.format && { format: kind.format };
  return { value, drawn: { title, ...format, ...optionsOf(options, kind.sorts), width }, why: false };
}

type Text = (title: string, options?: ColumnOptions) => Spec<z.ZodString>;

/** A builder of text columns that show this many Chinese characters. */
const textOf =
  (characters: number): Text =>
  (title, options = {}) =>
    column(z.string(), { title, options, kind: { content: charactersWidth(characters), sorts: false } });

/** A word or the name of a person. */
export const word = textOf(5);
/** A code of letters and digits, such as 600519.SH. */
export const code = textOf(6);
/** A few words. */
export const text = textOf(8);
/** The name of a company, a fund or a place. */
export const name = textOf(12);
/** A sentence, cut after its beginning. */
export const sentence = textOf(18);
/** A headline, the main column of its table. */
export const headline = textOf(46);

const dayOf =
  (format: 'date' | 'datetime', digits: string) =>
  (title: string, options: ColumnOptions = {}) =>
    column(z.string(), { title, options, kind: { format, content: textWidth(digits), sorts: true } });

/** A day, `YYYY-MM-DD`. */
export const date = dayOf('date', '2026-12-31');
/** A date and time, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, displayed without seconds. */
export const datetime = dayOf('datetime', '2026-12-31 23:59');

/** A fiscal year. */
export const year = (title: string, options: ColumnOptions = {}): Spec<z.ZodNumber> =>
  column(z.number().int(), { title, options, kind: { content: textWidth('2026'), sorts: true } });

/** Room for the mark that displays a choice. */
const MARK = 18;

/** One of these values. */
export function choice<const Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  options: ColumnOptions = {},
): Spec<z.ZodEnum<{ [Value in Values[number]]: Value }>> {
  const kind = { content: Math.max(...values.map(textWidth)) + MARK, sorts: false };
  return column(z.enum(values) as unknown as z.ZodEnum<{ [Value in Values[number]]: Value }>, {
    title,
    options,
    kind,
  });
}

/** A value displayed by the table's own cells, about as wide as a word. */
export const shown = <Value extends z.ZodType>(
  title: string,
  value: Value,
  options: ColumnOptions = {},
): Spec<Value> => column(value, { title, options, kind: { content: charactersWidth(3), sorts: false } });

/** A value displayed by the table's own cells as a mark: a few characters in a frame. */
export const mark = <Value extends z.ZodType>(
  title: string,
  value: Value,
  options: ColumnOptions = {},
): Spec<Value> =>
  column(value, { title, options, kind: { content: charactersWidth(4) + MARK, sorts: false } });

/**
 * A field that rows have and tables do not display: a key, a version, a value that another column's cell
 * needs.
 */
export const hidden = <Value extends z.ZodType>(value: Value): Spec<Value> => ({
  value,
  drawn: null,
  why: false,
});
