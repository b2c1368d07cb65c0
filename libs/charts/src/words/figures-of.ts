import type { UnitId } from '@console/contract-core';
import type {
  CandleSpec,
  ChartSeries,
  ChartSpec,
  HistogramSpec,
  MatrixSpec,
  PieSpec,
  QuadrantSpec,
  RadarSpec,
  TreemapSpec,
} from '../chart-spec.ts';
import { plainText } from '../option/drawn.ts';
import { binDecimals } from './bin-decimals.ts';

/** A column of a chart's figures: numbers of a unit, or words. */
export type FigureColumn = ChartSeries | { readonly name: string; readonly texts: readonly string[] };

export interface ChartFigures {
  /** The title of the labels: 日期, 名称. */
  readonly over: string;
  readonly labels: readonly string[];
  readonly columns: readonly FigureColumn[];
}

/**
 * The figures of a chart as columns over its labels, for its tooltip and summary; with `whole` also those
 * shown only in its table.
 */
export function figuresOf(spec: ChartSpec, whole = false): ChartFigures {
  if (spec.kind === 'pie') return slicesOf(spec);
  if (spec.kind === 'histogram') return binsOf(spec);
  if (spec.kind === 'radar') return { over: spec.over, labels: spec.axes, columns: [spec.series] };
  if (spec.kind === 'treemap') return tilesOf(spec);
  if (spec.kind === 'quadrant') return pointsOf(spec);
  if (spec.kind === 'matrix') return squaresOf(spec);
  const over = spec.labels.some((label) => /^\d{4}-\d{2}-\d{2}$/.test(label)) ? '日期' : '期间';
  return { over: spec.over ?? over, labels: spec.labels, columns: columnsOf(spec, whole) };
}

function columnsOf(
  spec: Exclude<ChartSpec, PieSpec | HistogramSpec | RadarSpec | TreemapSpec | QuadrantSpec | MatrixSpec>,
  whole: boolean,
): readonly FigureColumn[] {
  switch (spec.kind) {
    case 'line':
      return spec.series;
    case 'bar-line':
      return [...spec.bars.filter(({ tableOnly }) => whole || !tableOnly).flatMap(withErrors), ...spec.lines];
    case 'band':
      return [spec.series];
    case 'candle':
      return candleColumns(spec);
  }
}

/** A series of bars, and its whiskers in words. */
const withErrors = (bar: ChartSeries): readonly ChartSeries[] =>
  bar.errors === undefined
    ? [bar]
    : [
        bar,
        {
          name: `${bar.name} 标准误`,
          unit: bar.unit,
          values: bar.errors,
          ...(bar.decimals === undefined ? {} : { decimals: bar.decimals }),
        },
      ];

const PRICES = [
  ['开盘', 'open'],
  ['最高', 'high'],
  ['最低', 'low'],
  ['收盘', 'close'],
] as const;

/** The display unit of the volume in a candle chart. */
export const VOLUME_UNIT: UnitId = 'tenThousandShares';
const AMOUNT_UNIT: UnitId = 'hundredMillionYuan';

function candleColumns({ labels, bars, lines, events }: CandleSpec): readonly FigureColumn[] {
  const told = new Map<string, string[]>();
  for (const { label, text } of events) told.set(label, [...(told.get(label) ?? []), text]);
  return [
    ...PRICES.map(([name, key]) => ({ name, unit: 'yuan' as const, values: bars.map((bar) => bar[key]) })),
    { name: '涨跌幅', unit: 'percent', signed: true, values: bars.map(({ change }) => change) },
    { name: '成交量', unit: VOLUME_UNIT, values: bars.map(({ volume }) => volume) },
    { name: '成交额', unit: AMOUNT_UNIT, values: bars.map(({ amount }) => amount) },
    { name: '换手率', unit: 'percent', values: bars.map(({ turnover }) => turnover) },
    ...lines,
    ...(events.length === 0
      ? []
      : [{ name: '事件', texts: labels.map((label) => told.get(label)?.join('；') ?? '') }]),
  ];
}

function slicesOf({ title, unit, slices }: PieSpec): ChartFigures {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const values = slices.map(({ value }) => value);
  return {
    over: '名称',
    labels: slices.map(({ name }) => name),
    columns: [
      { name: title, unit, values },
      { name: '占比', unit: 'percent', values: values.map((value) => (total > 0 ? value / total : null)) },
    ],
  };
}

const tilesOf = ({ over, tiles, sized, coloured }: TreemapSpec): ChartFigures => ({
  over,
  labels: tiles.map(({ name }) => name),
  columns: [
    { ...sized, values: tiles.map(({ size }) => size) },
    { ...coloured, values: tiles.map(({ value }) => value) },
  ],
});

const pointsOf = ({ over, points, x, y }: QuadrantSpec): ChartFigures => ({
  over,
  labels: points.map(({ name }) => name),
  columns: [
    { ...x, values: points.map((point) => point.x) },
    { ...y, values: points.map((point) => point.y) },
  ],
});

/** A row and a column for each item. */
const squaresOf = ({ over, items, cells, valued }: MatrixSpec): ChartFigures => ({
  over,
  labels: items.map(({ name }) => name),
  columns: items.map(({ name }, at) => ({ ...valued, name, values: cells.map((row) => row[at] ?? null) })),
});

/** The figures of a histogram; a bin is named by its ends. */
function binsOf(spec: HistogramSpec): ChartFigures {
  const { over, counted, bins } = spec;
  const textOf = (value: number): string =>
    plainText(value, { unit: spec.unit, decimals: binDecimals(spec) });
  return {
    over,
    labels: bins.map(({ from, to }) => `${textOf(from)} 至 ${textOf(to)}`),
    columns: [{ name: counted, unit: 'integer', values: bins.map(({ count }) => count) }],
  };
}
