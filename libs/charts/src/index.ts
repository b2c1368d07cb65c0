/**
 * Charts as data: a `ChartSpec` says what is shown, in raw base units, and `Chart` draws it in the console's
 * colours, with its unit, source and day, an image to download and the same figures as a table. echarts is
 * loaded with the first chart. The library knows no domain.
 */
export { Chart, type ChartProps } from './chart.tsx';
export type {
  BandLevels,
  BandSpec,
  BarLineSpec,
  CandleBar,
  CandleSpec,
  ChartEvent,
  ChartSeries,
  ChartSpec,
  HistogramBin,
  HistogramSpec,
  LineSpec,
  MatrixSpec,
  PieSpec,
  QuadrantSpec,
  RadarSpec,
  TreemapSpec,
} from './chart-spec.ts';
export { entrySpec } from './entry-spec.ts';
export { redrawCharts } from './redraw-charts.ts';
