import type { ChartSpec } from '../chart-spec.ts';
import { bandOption } from './band-option.ts';
import { barLineOption } from './bar-line-option.ts';
import { candleOption } from './candle-option.ts';
import type { Drawing } from './drawing.ts';
import { histogramOption } from './histogram-option.ts';
import { lineOption } from './line-option.ts';
import { matrixOption } from './matrix-option.ts';
import { pieOption } from './pie-option.ts';
import { quadrantOption } from './quadrant-option.ts';
import { radarOption } from './radar-option.ts';
import { treemapOption } from './treemap-option.ts';

/** The option of echarts for a spec. The same spec with the same look gives the same option. */
export function toOption(spec: ChartSpec, drawing: Drawing): Record<string, unknown> {
  switch (spec.kind) {
    case 'line':
      return lineOption(spec, drawing);
    case 'bar-line':
      return barLineOption(spec, drawing);
    case 'pie':
      return pieOption(spec, drawing);
    case 'band':
      return bandOption(spec, drawing);
    case 'candle':
      return candleOption(spec, drawing);
    case 'histogram':
      return histogramOption(spec, drawing);
    case 'radar':
      return radarOption(spec, drawing);
    case 'treemap':
      return treemapOption(spec, drawing);
    case 'quadrant':
      return quadrantOption(spec, drawing);
    case 'matrix':
      return matrixOption(spec, drawing);
  }
}
