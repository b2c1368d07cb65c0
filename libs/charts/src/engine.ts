import {
  BarChart,
  CandlestickChart,
  CustomChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
} from 'echarts/charts';
import {
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

// Only what the kinds draw with: the whole library is three times the bytes.
register([
  BarChart,
  CandlestickChart,
  CustomChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  RadarComponent,
  TooltipComponent,
  LabelLayout,
  CanvasRenderer,
]);

export type Engine = Pick<ECharts, 'setOption' | 'resize' | 'dispose' | 'renderToCanvas'>;

/** Begins a drawing in an element of known size. */
export const startEngine = (frame: HTMLElement): Engine => init(frame, null, { renderer: 'canvas' });
