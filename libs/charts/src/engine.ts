import {
  BarChart,
  CandlestickChart,
  CustomChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  TreemapChart,
} from 'echarts/charts';
import {
  GraphicComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  RadarComponent,
  TooltipComponent,
} from 'echarts/components';
import { init, use as register, type ECharts } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

// Only the parts that the kinds of charts need: the whole library is three times as large.
register([
  BarChart,
  CandlestickChart,
  CustomChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  TreemapChart,
  GraphicComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  RadarComponent,
  TooltipComponent,
  LabelLayout,
  CanvasRenderer,
]);

export type Engine = Pick<
  ECharts,
  | 'setOption'
  | 'resize'
  | 'getWidth'
  | 'getHeight'
  | 'dispose'
  | 'renderToCanvas'
  | 'convertFromPixel'
  | 'getZr'
  | 'on'
  | 'off'
>;

/** Begins a drawing in an element of known size. */
export const startEngine = (frame: HTMLElement): Engine => init(frame, null, { renderer: 'canvas' });
