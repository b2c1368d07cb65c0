import type { UnitId } from '@console/contract-core';

/** Figures in raw base units, one for each label; null where there is none. */
export interface ChartSeries {
  readonly name: string;
  readonly unit: UnitId;
  readonly values: readonly (number | null)[];
  /** Why there is no value at a label, where that is known: the gap says it under the pointer. */
  readonly reasons?: readonly (string | undefined)[];
  /** Where its unit's own are too few: a coefficient of 0.0437. */
  readonly decimals?: number;
  /** `hero`: what the chart is about; `context`: what that stands among. Of lines. */
  readonly look?: 'hero' | 'context';
  /** Filled down from zero, or up: a drawdown. Of lines. */
  readonly filled?: true;
  /** A standard error for each value, drawn as a whisker to both sides of it. Of bars. */
  readonly errors?: readonly (number | null)[];
  /** There is no room to draw it: it stands in the table alone. Of bars. */
  readonly tableOnly?: true;
}

/** What every chart says of itself, on the screen and in its picture. */
interface ChartWords {
  /** 市值走势 */
  readonly title: string;
  /** Whom it is about: 贵州茅台 600519. */
  readonly subject: string;
  /** Whose figures they are: 定期报告. */
  readonly source: string;
  /** The day they are of, `YYYY-MM-DD`; null where nothing is known. */
  readonly asOf: string | null;
  /** What else is to be said of the figures: 前复权. */
  readonly note?: string;
  /** What they were made with, in lines of its picture, which stands without the page: 全部 A 股，5 组. */
  readonly about?: readonly string[];
}

interface OverLabels extends ChartWords {
  /** What the labels are: 分组. 日期 or 期间 unless it is said. */
  readonly over?: string;
  /** Days `YYYY-MM-DD`, periods or names, in the order they are drawn. */
  readonly labels: readonly string[];
  /** Round ticks close around the figures, instead of the bounds that the documents' charts have. */
  readonly rounded?: true;
  /** Names are short enough to stand with their last values in a narrow window too. */
  readonly named?: true;
}

/** Lines over one or two units: the first one's axis stands left, the other right. */
export interface LineSpec extends OverLabels {
  readonly kind: 'line';
  /** As wide as the page: names and last values stand in rows above it, long ones whole. */
  readonly across?: true;
  readonly series: readonly ChartSeries[];
}

/** Bars from zero and lines over them; at most two units together. */
export interface BarLineSpec extends OverLabels {
  readonly kind: 'bar-line';
  readonly bars: readonly ChartSeries[];
  readonly lines: readonly ChartSeries[];
  /** Each bar bears its value: for few of them. */
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

/** Yuan and shares of one day of trading. */
export interface CandleBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
}

export interface ChartEvent {
  /** One of the labels. */
  readonly label: string;
  /** One character on the flag: 分. */
  readonly mark: string;
  readonly text: string;
  readonly tint: 'navy' | 'teal' | 'amber' | 'violet' | 'slate';
}

/** Candles with lines over them, what happened on a lane of its own, and the volume below. */
export interface CandleSpec extends OverLabels {
  readonly kind: 'candle';
  readonly bars: readonly CandleBar[];
  readonly lines: readonly ChartSeries[];
  readonly events: readonly ChartEvent[];
}

/** From `from` up to `to`, raw as its unit says. */
export interface HistogramBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How often a figure comes: equally wide bins from least to most, and a line at the median. */
export interface HistogramSpec extends ChartWords {
  readonly kind: 'histogram';
  /** What the figure is: 因子值. */
  readonly over: string;
  readonly unit: UnitId;
  /** What is counted: 证券数. */
  readonly counted: string;
  readonly bins: readonly HistogramBin[];
  readonly median: number;
}

/** One figure for each of several axes from one centre, and what they are compared with. */
export interface RadarSpec extends ChartWords {
  readonly kind: 'radar';
  /** What the axes are: 项目. */
  readonly over: string;
  /** In the order they are drawn, from the top on, clockwise. A missing figure is drawn at the centre, without a mark. */
  readonly series: ChartSeries;
  readonly axes: readonly string[];
  /** Where every axis ends, raw as the unit says; all begin at zero. */
  readonly end: number;
  /** A dashed ring: the median of the market. */
  readonly ring: number;
}

/** A chart as data: no functions, no colours, nothing of the library that draws it. */
export type ChartSpec = LineSpec | BarLineSpec | PieSpec | BandSpec | CandleSpec | HistogramSpec | RadarSpec;
