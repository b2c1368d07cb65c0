import { z } from 'zod';
import { rowOf, type ColumnSpec, type ColumnSpecs, type RowOfColumns } from '../columns/column-spec.ts';
import { call, type CallEntry, type Endpoint } from './entry.ts';
import type { SignedNeed } from '../modules/authority.ts';
import type { UnitId } from '../values/unit.ts';

/** A series of a chart: the key of its figures in a point, and how they are drawn. */
export interface ChartColumn {
  readonly key: string;
  /**
   * May contain a field of the answer: `{industryName}均值`. If the answer lacks that field, the series is left
   * out.
   */
  readonly title: string;
  readonly unit: UnitId;
  /** Whether a field `<key>Why` says why a figure is missing. */
  readonly why: boolean;
}

/**
 * The form of a chart's answer: `dated`, `{ points, asOf }`; `undated`, without the day of its figures;
 * `bare`, its points alone. Without a given day it is the last label.
 */
export type ChartForm = 'dated' | 'undated' | 'bare';

/**
 * A chart: a call, served and documented like any other, whose points, oldest first, are drawn as bars and
 * lines over their labels. Its drawing, its image and its table of figures follow from it.
 */
export interface ChartEntry<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends Endpoint<Input, Output> {
  readonly kind: 'chart';
  readonly needs: SignedNeed;
  /** The source of the figures, as readers know it: 定期报告. */
  readonly source: string;
  /** A note on the figures: 前复权. */
  readonly note?: string;
  readonly form: ChartForm;
  /** The label of a point: a day, a period, a year. */
  readonly over: Pick<ChartColumn, 'key' | 'title'>;
  readonly bars: readonly ChartColumn[];
  readonly lines: readonly ChartColumn[];
  /** A series without any figure is left out, and a note says why: not every company has all series. */
  readonly sparse?: true;
}

interface Dated {
  readonly asOf: z.ZodNullable<z.ZodString>;
}
type AnswerOf<Point extends z.ZodObject, Form extends ChartForm, Beside extends z.ZodRawShape> = {
  dated: z.ZodObject<{ readonly points: z.ZodArray<Point> } & Dated & Beside>;
  undated: z.ZodObject<{ readonly points: z.ZodArray<Point> } & Beside>;
  bare: z.ZodArray<Point>;
}[Form];

/** The answer of a chart over these columns. */
export type ChartAnswer<
  Specs extends ColumnSpecs,
  Form extends ChartForm,
  Beside extends z.ZodRawShape,
> = AnswerOf<RowOfColumns<Specs>, Form, Beside>;

type None = Record<never, never>;

export interface ChartDraft<
  Input extends z.ZodType,
  Over extends ColumnSpecs,
  Bars extends ColumnSpecs,
  Lines extends ColumnSpecs,
  Form extends ChartForm,
  Beside extends z.ZodRawShape,
>
  extends
    Omit<CallEntry<Input, z.ZodType, SignedNeed>, 'kind' | 'method' | 'output'>,
    Pick<ChartEntry, 'source' | 'note' | 'sparse'> {
  /** One column: `{ reportPeriod: word('期间') }`. */
  readonly over: Over;
  readonly bars?: Bars;
  readonly lines?: Lines;
  /** `dated` by default. */
  readonly form?: Form;
  /** Further fields of the answer beside its points. */
  readonly beside?: Beside;
}

/** Declares a chart. Throws RangeError for a series that is not a figure. */
export function chart<
  Input extends z.ZodType,
  const Over extends ColumnSpecs,
  const Bars extends ColumnSpecs = None,
  const Lines extends ColumnSpecs = None,
  const Form extends ChartForm = 'dated',
  const Beside extends z.ZodRawShape = None,
>(
  draft: ChartDraft<Input, Over, Bars, Lines, Form, Beside>,
): ChartEntry<Input, ChartAnswer<Over & Bars & Lines, Form, Beside>> {
  const { over, bars, lines, form = 'dated', beside, ...rest } = draft;
  const points = z.array(rowOf({ ...over, ...bars, ...lines }));
  const dated = form === 'dated' ? { asOf: z.string().nullable() } : {};
  const output = form === 'bare' ? points : z.object({ points, ...dated, ...beside });
  const entry = {
    ...call({ ...rest, method: 'GET', output }),
    kind: 'chart',
    form,
    over: labelOf(over),
    bars: seriesOf(bars ?? {}),
    lines: seriesOf(lines ?? {}),
  };
  return entry as unknown as ChartEntry<Input, ChartAnswer<Over & Bars & Lines, Form, Beside>>;
}

function labelOf(over: ColumnSpecs): ChartEntry['over'] {
  const [first, ...more] = Object.entries<ColumnSpec>(over);
  const title = first?.[1].drawn?.title;
  if (first === undefined || title === undefined || more.length > 0)
    throw new RangeError(`a chart is drawn over one column, not over ${Object.keys(over).join(', ')}`);
  return { key: first[0], title };
}

const seriesOf = (specs: ColumnSpecs): readonly ChartColumn[] =>
  Object.entries<ColumnSpec>(specs).map(([key, { drawn, why }]) => {
    if (drawn?.unit === undefined) throw new RangeError(`no figure to draw: ${key}`);
    return { key, title: drawn.title, unit: drawn.unit, why };
  });
