import type { HistogramSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import type { Pen } from './error-bars.ts';
import { histogramOption } from './histogram-option.ts';

interface Axis {
  readonly axisLabel: { readonly formatter: (value: number) => string };
}
interface Shown {
  readonly xAxis: Axis;
  readonly series: readonly [
    {
      readonly data: readonly (readonly number[])[];
      readonly markLine: { readonly data: unknown };
      readonly renderItem: (params: unknown, pen: Pen) => Record<string, unknown>;
    },
  ];
}
const shown = (more: Partial<HistogramSpec> = {}) =>
  histogramOption(
    { ...SPECS.histogram, ...more },
    { tokens: LIGHT, narrow: false, width: 960 },
  ) as unknown as Shown;

describe('the option of a histogram', () => {
  it('has round ends around its bins, and counts from zero', () => {
    expect(shown()).toMatchObject({
      tooltip: { trigger: 'item' },
      xAxis: { type: 'value', min: 0, max: 100, interval: 20 },
      yAxis: { type: 'value', min: 0, minInterval: 1 },
    });
    expect(shown().series[0].data).toEqual([
      [0.4, 50, 90],
      [50, 99.6, 100],
    ]);
  });

  it('is drawn in its unit, the median too', () => {
    const yuan = shown({
      unit: 'hundredMillionYuan',
      bins: [{ from: 1e8, to: 3e8, count: 2 }],
      median: 2e8,
    });
    expect(yuan.series[0].data).toEqual([[1, 3, 2]]);
    expect(yuan.series[0].markLine).toMatchObject({
      label: { formatter: '中位 2.00' },
      data: [{ xAxis: 2 }],
    });
  });

  it('of a single value has one bar with room on both sides', () => {
    const one = shown({ bins: [{ from: 3, to: 3, count: 12 }], median: 3 });
    expect(one).toMatchObject({ xAxis: { min: 1, max: 5 } });
    expect(one.series[0].data).toEqual([[2.6, 3.4, 12]]);
  });

  it('draws a bar from its count down to zero, a pixel from the next', () => {
    const place = (at: number): number => [20, 22, 7][at] ?? 0;
    const pen: Pen = {
      value: place,
      coord: ([x, y]) => [x * 10, 100 - y * 10],
      barLayout: () => [],
    };
    expect(shown().series[0].renderItem({}, pen)).toMatchObject({
      type: 'rect',
      shape: { x: 200.5, y: 30, width: 19, height: 70 },
    });
  });

  it.each([
    [12_000, '1.2 万'],
    [-250_000_000, '−2.5 亿'],
    [40, '40'],
    [1e12, '10,000 亿'],
  ])('writes %d below the axis as %s', (value, text) => {
    expect(shown().xAxis.axisLabel.formatter(value)).toBe(text);
  });
});
