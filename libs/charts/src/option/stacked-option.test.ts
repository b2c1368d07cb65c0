import type { ChartSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import { toOption } from './to-option.ts';

const option = (spec: ChartSpec, narrow = false) => toOption(spec, { tokens: LIGHT, narrow, width: 960 });
type Series = Readonly<Record<string, unknown>>;
const seriesOf = (spec: ChartSpec): readonly Series[] => option(spec)['series'] as readonly Series[];

describe('the option of a band', () => {
  it('shades the middle half under the line', () => {
    expect(seriesOf(SPECS.band)[0]).toEqual({
      type: 'line',
      name: 'PE(TTM)',
      data: [10, 30, 50],
      showSymbol: false,
      symbolSize: 5,
      lineStyle: { width: 1.5 },
      itemStyle: { color: '#1d4fa8' },
      markArea: {
        silent: true,
        itemStyle: { color: '#1d4fa8', opacity: 0.1 },
        data: [[{ yAxis: 20 }, { yAxis: 40 }]],
      },
    });
  });

  it('draws five levels from end to end, the median solid', () => {
    const level = (name: string, value: number) => ({
      type: 'line',
      name,
      silent: true,
      showSymbol: false,
      data: [
        [0, value],
        [2, value],
      ],
      lineStyle: { width: 1, type: name === '中位' ? 'solid' : 'dashed' },
      itemStyle: { color: '#667085' },
      endLabel: {
        show: true,
        color: name === '中位' ? '#1b2430' : '#595959',
        lineHeight: 16,
        formatter: `${name}  ${value}.00倍`,
      },
      labelLayout: { moveOverlap: 'shiftY' },
    });
    expect(seriesOf(SPECS.band).slice(1)).toEqual([
      level('最大', 50),
      level('75%', 40),
      level('中位', 30),
      level('25%', 20),
      level('最小', 10),
    ]);
  });

  it('takes its bounds from line and levels, its right side by the window', () => {
    expect(option(SPECS.band)).toMatchObject({
      grid: { left: 56, right: 112, top: 28, bottom: 24 },
      yAxis: [{ min: 0, max: 60, interval: 20, name: '倍' }],
    });
    expect(option(SPECS.band, true)).toMatchObject({ grid: { right: 96 } });
  });
});

describe('the option of candles', () => {
  it('has prices, events and volume one below the other on the same days', () => {
    const { grid, xAxis, yAxis, axisPointer } = option(SPECS.candle);
    expect(grid).toEqual([
      { left: 64, right: 72, top: 44, bottom: 132 },
      { left: 64, right: 72, bottom: 104, height: 20 },
      { left: 64, right: 72, bottom: 24, height: 72 },
    ]);
    expect(axisPointer).toEqual({ link: [{ xAxisIndex: 'all' }] });
    expect(xAxis).toMatchObject([
      { gridIndex: 0, axisLabel: { show: false } },
      { gridIndex: 1, axisLabel: { show: false } },
      { gridIndex: 2, axisLabel: { show: true }, data: SPECS.candle.labels },
    ]);
    // 10 to 12 and nothing to 200 ten thousand shares, 5 % past them.
    expect(yAxis).toMatchObject([
      { gridIndex: 0, min: 9.9, max: 12.1, interval: 0.25, name: '元' },
      { gridIndex: 1, show: false },
      { gridIndex: 2, min: 0, max: 205, interval: 100, name: '万股' },
    ]);
  });

  it('reads open, close, low, high; up and down in the market’s colours; the last price on a line', () => {
    expect(seriesOf(SPECS.candle)[0]).toEqual({
      type: 'candlestick',
      name: '日K',
      xAxisIndex: 0,
      yAxisIndex: 0,
      barMaxWidth: 24,
      data: [
        [10, 11, 10, 11],
        [11, 11.5, 10.5, 12],
        [11.5, 10.8, 10.5, 11.5],
      ],
      itemStyle: { color: '#cf1322', color0: '#0b7a3b', borderColor: '#cf1322', borderColor0: '#0b7a3b' },
      markLine: {
        silent: true,
        symbol: 'none',
        lineStyle: { color: '#0b7a3b', type: 'dashed', width: 1 },
        label: {
          position: 'end',
          formatter: '10.80',
          color: '#ffffff',
          backgroundColor: '#0b7a3b',
          padding: [2, 4],
        },
        data: [{ yAxis: 10.8 }],
      },
    });
  });

  it('has one flag a day, volume in the colour of its day', () => {
    const [, average, flags, volume] = seriesOf(SPECS.candle);
    expect(average).toMatchObject({
      name: 'MA5',
      data: [null, 11.25, 11.1],
      lineStyle: { color: '#d18a17' },
    });
    expect(flags).toMatchObject({
      data: [
        { value: ['2026-06-30', 0.5], itemStyle: { color: '#0b7573' }, label: { formatter: '分' } },
        { value: ['2026-07-02', 0.5], itemStyle: { color: '#465266' }, label: { formatter: '2' } },
      ],
    });
    expect(volume).toMatchObject({
      data: [
        { value: 200, itemStyle: { color: '#cf1322' } },
        { value: 100, itemStyle: { color: '#cf1322' } },
        { value: null, itemStyle: { color: '#0b7a3b' } },
      ],
    });
  });

  it('of no days is an empty frame', () => {
    const empty = { ...SPECS.candle, labels: [], bars: [], lines: [], events: [] };
    expect(seriesOf(empty)[0]).not.toHaveProperty('markLine');
  });
});

describe('a tooltip', () => {
  const tip = (spec: ChartSpec, pointed: unknown): string => {
    const { formatter } = option(spec)['tooltip'] as { formatter: (pointed: unknown) => string };
    return formatter(pointed);
  };

  it('shows every figure at a label with its unit', () => {
    expect(tip(SPECS.barLine, [{ axisValue: '2026Q1', dataIndex: 1 }])).toBe(
      '<b>2026Q1</b><dl class="chart-tip"><dt>营业总收入</dt><dd>3.00亿元</dd>' +
        '<dt>同比</dt><dd>−10.00%</dd></dl>',
    );
  });

  it('finds the day by its name where a series has fewer points', () => {
    const html = tip(SPECS.candle, [{ axisValue: '2026-07-02', dataIndex: 1 }]);
    expect(html).toContain('<b>2026-07-02</b>');
    expect(html).toContain('<dd>2026 年半年度报告；控股股东质押 100 万股</dd>');
    expect(html).toContain('<dt>成交量</dt><dd>—</dd>');
  });

  it('of a slice shows its share; nothing hovered shows nothing', () => {
    expect(tip(SPECS.pie, { dataIndex: 1 })).toContain('<dt>占比</dt><dd>25.00%</dd>');
    expect(tip(SPECS.line, [])).toBe('');
  });

  it('escapes names', () => {
    const spec = { ...SPECS.pie, slices: [{ name: '<img src=x onerror=alert(1)>&"', value: 1 }] };
    const html = tip(spec, { dataIndex: 0 });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
  });
});
