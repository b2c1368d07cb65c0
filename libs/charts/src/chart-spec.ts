import type { UnitId } from '@console/contract-core';

/** A series: figures in base units, one for each label; null where there is none. */
export interface ChartSeries {
  readonly name: string;
  readonly unit: UnitId;
  readonly values: readonly (number | null)[];
  /** Why there is no value at a label, where that is known: shown on hover of the gap. */
  readonly reasons?: readonly (string | undefined)[];
  /** The number of decimals where the unit's own are too few, as for a coefficient of 0.0437. */
  readonly decimals?: number;
  /** Whether its figures are changes, shown with their sign. */
  readonly signed?: true;
  /** A place from 0, pale, to 1, full, in one family of tones: for parts of an order, such as quantiles. */
  readonly tone?: number;
  /** `hero`: the main line of the chart; `context`: a line for comparison. For lines only. */
  readonly look?: 'hero' | 'context';
  /** Filled towards zero, such as a drawdown. For lines only. */
  readonly filled?: true;
  /** A standard error for each value, drawn as a whisker to both sides of it. For bars only. */
  readonly errors?: readonly (number | null)[];
  /** Shown only in the table, because there is no room to draw it. For bars only. */
  readonly tableOnly?: true;
}

/** The texts of every chart, on the screen and in its image. */
interface ChartWords {
  /** 市值走势 */
  readonly title: string;
  /** The subject: 贵州茅台 600519. */
  readonly subject: string;
  /** The source of the figures: 定期报告. */
  readonly source: string;
  /** The day of the figures, `YYYY-MM-DD`; null where it is not known. */
  readonly asOf: string | null;
  /** A note on the figures: 前复权. */
  readonly note?: string;
  /** The parameters of the figures, as lines in the image, which is read without the page: 全部 A 股，5 组. */
  readonly about?: readonly string[];
}

interface OverLabels extends ChartWords {
  /** The title of the labels: 分组. Default: 日期 or 期间. */
  readonly over?: string;
  /** Days `YYYY-MM-DD`, periods or names, in the order they are drawn. */
  readonly labels: readonly string[];
  /** Whether the value axis fits the figures: for prices, and curves of one yuan. */
  readonly fitted?: true;
  /** Whether names are short enough to be shown with their last values in a narrow window too. */
  readonly named?: true;
}

/** Lines in one or two units: the first one's axis is on the left, the other's on the right. */
export interface LineSpec extends OverLabels {
  readonly kind: 'line';
  /** Whether it is as wide as the page: names and last values are in rows above it, long ones in full. */
  readonly across?: true;
  readonly series: readonly ChartSeries[];
}

/** Bars from zero and lines over them; at most two units together. */
export interface BarLineSpec extends OverLabels {
  readonly kind: 'bar-line';
  readonly bars: readonly ChartSeries[];
  readonly lines: readonly ChartSeries[];
  /** Whether each bar shows its value: for few bars. */
  readonly valued?: true;
}

export interface PieSpec extends ChartWords {
  readonly kind: 'pie';
  readonly unit: UnitId;
  readonly slices: readonly { readonly name: string; readonly value: number }[];
}

/** Levels of a series' sorted values. */
export interface BandLevels {
  readonly min: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly max: number;
}

/** A line within its own percentiles. */
export interface BandSpec extends OverLabels {
  readonly kind: 'band';
  readonly series: ChartSeries;
  readonly levels: BandLevels;
}

/** Yuan and shares of one day, week or month of trading. */
export interface CandleBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
  /** The close over that before, less one. */
  readonly change: number | null;
  /** Yuan. */
  readonly amount: number | null;
  /** Volume over float shares. */
  readonly turnover: number | null;
}

export interface ChartEvent {
  /** Distinguishes it from the chart's other events. */
  readonly key: string;
  /** One of the labels. */
  readonly label: string;
  /** One character on the flag: 分. */
  readonly mark: string;
  readonly text: string;
  readonly tint: 'navy' | 'teal' | 'amber' | 'violet' | 'slate';
}

/** Candles with lines over them, events in a lane of their own, and the volume below. */
export interface CandleSpec extends OverLabels {
  readonly kind: 'candle';
  /** How many of the newest labels are shown at first; the others by zooming out. */
  readonly newest?: number;
  readonly bars: readonly CandleBar[];
  readonly lines: readonly ChartSeries[];
  readonly events: readonly ChartEvent[];
}

/** A bin from `from` up to `to`, in base units. */
export interface HistogramBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The distribution of a figure: bins of equal width in ascending order, and a line at the median. */
export interface HistogramSpec extends ChartWords {
  readonly kind: 'histogram';
  /** The title of the figure: 因子值. */
  readonly over: string;
  readonly unit: UnitId;
  /** The title of the counts: 证券数. */
  readonly counted: string;
  readonly bins: readonly HistogramBin[];
  readonly median: number;
}

/** One figure for each of several axes from one centre, and a ring for comparison. */
export interface RadarSpec extends ChartWords {
  readonly kind: 'radar';
  /** The title of the axes: 项目. */
  readonly over: string;
  /** In the order they are drawn, from the top on, clockwise. A missing figure is drawn at the centre, without a mark. */
  readonly series: ChartSeries;
  readonly axes: readonly string[];
  /** The end of every axis, in base units; all begin at zero. */
  readonly end: number;
  /** A dashed ring: the median of the market. */
  readonly ring: number;
}

/** A tile of a map, a point of a quadrant, a row of a matrix: `key` is reported when it is pressed. */
interface Pressed {
  readonly key: string;
  readonly name: string;
}

/** Tiles as large as one figure and coloured by another: from the full colour of a fall to that of a rise. */
export interface TreemapSpec extends ChartWords {
  readonly kind: 'treemap';
  /** The title of the tiles: 行业. */
  readonly over: string;
  readonly tiles: readonly (Pressed & {
    /** In base units, above zero. */
    readonly size: number;
    /** In base units; null is drawn without colour. */
    readonly value: number | null;
  })[];
  readonly sized: { readonly name: string; readonly unit: UnitId };
  readonly coloured: { readonly name: string; readonly unit: UnitId; readonly signed?: true };
  /** The values at which the colours are full, in base units; the middle between them has none. */
  readonly ends: readonly [low: number, high: number];
}

/** Points in four quadrants around a centre, each with its name. */
export interface QuadrantSpec extends ChartWords {
  readonly kind: 'quadrant';
  readonly over: string;
  readonly points: readonly (Pressed & { readonly x: number; readonly y: number })[];
  readonly x: { readonly name: string; readonly unit: UnitId };
  readonly y: { readonly name: string; readonly unit: UnitId };
  /** Where the axes cross. */
  readonly centre: number;
  /** From the upper right on, clockwise. */
  readonly quadrants: readonly [string, string, string, string];
}

/** A figure for every two of some items, as coloured squares in the order of the items. */
export interface MatrixSpec extends ChartWords {
  readonly kind: 'matrix';
  /** The title of the items: 因子. */
  readonly over: string;
  /** Neighbours of one `group` are framed together. */
  readonly items: readonly (Pressed & { readonly group: number })[];
  /** Row by row, in base units; null is drawn without colour. */
  readonly cells: readonly (readonly (number | null)[])[];
  readonly valued: { readonly name: string; readonly unit: UnitId; readonly decimals?: number };
  /** The values at which the colours are full, in base units; the middle between them has none. */
  readonly ends: readonly [low: number, high: number];
}

/** A chart as data: no functions, no colours, nothing of the library that draws it. */
export type ChartSpec =
  | LineSpec
  | BarLineSpec
  | PieSpec
  | BandSpec
  | CandleSpec
  | HistogramSpec
  | RadarSpec
  | TreemapSpec
  | QuadrantSpec
  | MatrixSpec;
