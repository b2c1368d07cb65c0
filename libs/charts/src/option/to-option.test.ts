import type { ChartSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import { toOption } from './to-option.ts';

const FUNCTION = expect.any(Function);
const option = (spec: ChartSpec, narrow = false) => toOption(spec, { tokens: LIGHT, narrow, width: 960 });

/** The common part of every option. */
const base = (trigger: 'axis' | 'item') => ({
  animation: false,
  backgroundColor: 'transparent',
  textStyle: { fontFamily: 'Num, sans-serif', fontSize: 12, color: '#595959' },
  tooltip: {
    trigger,
    confine: true,
    transitionDuration: 0,
    backgroundColor: '#ffffff',
    borderColor: '#d5dbe5',
    padding: 8,
    textStyle: { color: '#1b2430', fontSize: 12 },
    axisPointer: { type: 'line', lineStyle: { color: '#667085', type: 'dashed' } },
    formatter: FUNCTION,
  },
});
const labelAxis = (data: readonly string[], hidden = false) => ({
  type: 'category',
  data,
  axisTick: { show: false },
  axisLine: { show: !hidden, onZero: false, lineStyle: { color: '#d5dbe5' } },
  axisLabel: {
    show: !hidden,
    color: '#667085',
    margin: 8,
    hideOverlap: true,
    interval: FUNCTION,
    formatter: FUNCTION,
  },
});
const valueAxis = (name: string, ticks: readonly [number, number, ...number[]], right = false) => ({
  type: 'value',
  min: ticks[0],
  max: ticks.at(-1),
  interval: ticks[1] - ticks[0],
  name,
  nameGap: 10,
  nameTextStyle: { color: '#667085', align: right ? 'left' : 'right' },
  position: right ? 'right' : 'left',
  axisLine: { show: false },
  axisTick: { show: false, customValues: ticks },
  axisLabel: { color: '#667085', customValues: ticks, formatter: FUNCTION },
  splitLine: { show: !right, lineStyle: { color: '#ebeef3' } },
});
const line = (name: string, data: readonly (number | null)[], color: string) => ({
  type: 'line',
  name,
  data,
  showSymbol: true,
  symbolSize: 5,
  lineStyle: { width: 1.5 },
  itemStyle: { color },
});
const zeroLine = (type: 'solid' | 'dashed') => ({
  markLine: {
    silent: true,
    symbol: 'none',
    label: { show: false },
    lineStyle: { color: '#667085', type, width: 1 },
    data: [{ yAxis: 0 }],
  },
});
const legend = (data: readonly string[], place: 'top' | 'bottom') => ({
  show: true,
  data,
  left: 0,
  [place]: 0,
  itemWidth: 10,
  itemHeight: 3,
  itemGap: 16,
  icon: 'rect',
  selectedMode: false,
  textStyle: { color: '#595959' },
  formatter: FUNCTION,
});

describe('the option of lines', () => {
  const total = line('总市值', [100, null, 120], '#1d4fa8');
  const float = line('流通市值', [60, 70, 80], '#12908e');
  const axes = {
    xAxis: { ...labelAxis(SPECS.line.labels), boundaryGap: true },
    // 60 × 0.8 = 48 to 120 × 1.2 = 144, outwards
    yAxis: [valueAxis('亿元', [25, 50, 75, 100, 125, 150])],
  };

  it('names each at its end in its ink', () => {
    const label = (color: string, formatter: string) => ({
      yAxisIndex: 0,
      endLabel: { show: true, color, lineHeight: 16, formatter },
      labelLayout: { moveOverlap: 'shiftY' },
    });
    expect(option(SPECS.line)).toEqual({
      ...base('axis'),
      grid: { left: 64, right: 132, top: 28, bottom: 24 },
      ...axes,
      series: [
        { ...total, ...label('#1d4fa8', '总市值  120.00亿元') },
        { ...float, ...label('#0b7573', '流通市值  80.00亿元') },
      ],
    });
  });

  it('names them below in a narrow window', () => {
    expect(option(SPECS.line, true)).toEqual({
      ...base('axis'),
      legend: legend(['总市值', '流通市值'], 'bottom'),
      grid: { left: 64, right: 24, top: 28, bottom: 48 },
      ...axes,
      series: [
        { ...total, yAxisIndex: 0 },
        { ...float, yAxisIndex: 0 },
      ],
    });
  });

  it('refuses a third axis', () => {
    const series = (['yuan', 'percent', 'shares'] as const).map((unit) => ({
      name: unit,
      unit,
      values: [1],
    }));
    expect(() => option({ ...SPECS.line, labels: ['2026Y'], series })).toThrow('two axes');
  });
});

describe('the option of bars and a line', () => {
  const axes = {
    xAxis: labelAxis(SPECS.barLine.labels),
    // 0 to 12 × 1.2 = 14.4; −10 % × 1.2 = −12 % to 25 % × 1.2 = 30 %: three steps each
    yAxis: [valueAxis('亿元', [0, 5, 10, 15]), valueAxis('', [-20, 0, 20, 40], true)],
    series: [
      {
        type: 'bar',
        name: '营业总收入',
        data: [12, 3, 6],
        yAxisIndex: 0,
        barMaxWidth: 36,
        barCategoryGap: '40%',
        itemStyle: { color: '#1d4fa8' },
      },
      { ...line('同比', [25, -10, null], '#12908e'), yAxisIndex: 1, ...zeroLine('dashed'), z: 3 },
    ],
  };

  it('has bars from zero and the ratio on an axis of its own', () => {
    expect(option(SPECS.barLine)).toEqual({
      ...base('axis'),
      legend: legend(['营业总收入', '同比'], 'top'),
      grid: { left: 64, right: 64, top: 52, bottom: 24 },
      ...axes,
    });
  });

  it('has its names below in a narrow window', () => {
    expect(option(SPECS.barLine, true)).toEqual({
      ...base('axis'),
      legend: legend(['营业总收入', '同比'], 'bottom'),
      grid: { left: 64, right: 64, top: 28, bottom: 48 },
      ...axes,
    });
  });

  it('writes percent signs beside the ratio alone', () => {
    const [revenue, growth] = option(SPECS.barLine)['yAxis'] as {
      axisLabel: { formatter: (value: number) => string };
    }[];
    expect(revenue?.axisLabel.formatter(15)).toBe('15');
    expect(growth?.axisLabel.formatter(-20)).toBe('−20%');
  });

  it('has a line at zero for each axis with both signs, and none elsewhere', () => {
    const mixed = { ...SPECS.barLine, bars: [{ ...SPECS.barLine.bars[0], values: [12e8, -3e8, 6e8] }] };
    const [bar, growth] = option(mixed as ChartSpec)['series'] as object[];
    expect([bar, growth]).toMatchObject([zeroLine('solid'), zeroLine('dashed')]);
    expect((option(SPECS.line)['series'] as object[]).some((one) => 'markLine' in one)).toBe(false);
  });
});

describe('the option of slices', () => {
  const slice = (name: string, value: number, color: string, formatter: string) => ({
    name,
    value,
    itemStyle: { color },
    label: { formatter },
  });
  const ring = {
    type: 'pie',
    radius: ['40%', '64%'],
    label: { color: '#595959', lineHeight: 16 },
    labelLine: { lineStyle: { color: '#d5dbe5' } },
    itemStyle: { borderColor: '#ffffff', borderWidth: 1 },
    emphasis: { scale: false },
  };

  it('writes name and share beside each', () => {
    const data = [
      slice('高端白酒及其系列产品', 9, '#1d4fa8', '高端白酒及\n其系列产品\n75.00%'),
      slice('其他', 3, '#12908e', '其他\n25.00%'),
    ];
    expect(option(SPECS.pie)).toEqual({
      ...base('item'),
      series: [{ ...ring, center: ['50%', '50%'], data }],
    });
  });

  it('writes the names below in a narrow window', () => {
    const data = [
      slice('高端白酒及其系列产品', 9, '#1d4fa8', '75.00%'),
      slice('其他', 3, '#12908e', '25.00%'),
    ];
    expect(option(SPECS.pie, true)).toEqual({
      ...base('item'),
      legend: { ...legend(['高端白酒及其系列产品', '其他'], 'bottom'), itemStyle: { borderWidth: 0 } },
      series: [{ ...ring, radius: ['34%', '54%'], center: ['50%', '40%'], data }],
    });
  });
});
