import type { BarLineSpec, LineSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import { captionOf } from '../words/caption-of.ts';
import { figuresOf } from '../words/figures-of.ts';
import { summaryOf } from '../words/summary-of.ts';
import { toOption } from './to-option.ts';

type Series = Readonly<Record<string, unknown>>;
const seriesOf = (spec: LineSpec | BarLineSpec): readonly Series[] =>
  toOption(spec, { tokens: LIGHT, narrow: false, width: 960 })['series'] as readonly Series[];

const LINES: LineSpec = {
  ...SPECS.line,
  series: [
    { name: '回撤', unit: 'percent', values: [0, -0.05, -0.0824], look: 'hero', filled: true },
    { name: '基准', unit: 'percent', values: [0, -0.02, -0.04], look: 'context' },
  ],
};
const BARS: BarLineSpec = {
  ...SPECS.barLine,
  over: '分组',
  labels: ['Q1', 'Q2', 'Q3'],
  bars: [
    {
      name: '5 日',
      unit: 'percent',
      decimals: 3,
      values: [-0.002, null, 0.003],
      errors: [0.0005, 0.001, 0.0005],
    },
  ],
  lines: [],
};

const HIDDEN = { name: '20 日', unit: 'percent', values: [0.9, 0.9, 0.9] } as const;

describe('how a series looks', () => {
  it('of a line: thick or thin by its part, filled towards zero where it is so', () => {
    const [drawdown, benchmark] = seriesOf(LINES);
    expect(drawdown).toMatchObject({ lineStyle: { width: 2 }, areaStyle: { opacity: 0.12 } });
    expect(benchmark).toMatchObject({ lineStyle: { width: 1.1 } });
    expect(benchmark).not.toHaveProperty('areaStyle');
    expect(toOption(LINES, { tokens: LIGHT, narrow: false, width: 960 })['yAxis']).toMatchObject([
      { min: -10, max: 0, interval: 2 },
    ]);
  });

  it('of a bar: one colour above and below zero, a whisker where value and error are known', () => {
    const [bars, whiskers] = seriesOf(BARS);
    expect(bars).toMatchObject({ data: [-0.2, null, 0.3], itemStyle: { color: '#1d4fa8' } });
    expect(whiskers?.['type']).toBe('custom');
    const ends = whiskers?.['data'] as readonly (readonly number[])[];
    expect(ends.map((end) => end.map((value) => Number(value.toFixed(6))))).toEqual([
      [0, -0.25, -0.15],
      [2, 0.25, 0.35],
    ]);
  });

  it('with its value on it needs no legend; a long name below the plot has room for its lines', () => {
    const option = (spec: BarLineSpec, narrow: boolean) =>
      toOption(spec, { tokens: LIGHT, narrow, width: 960 });
    const valued: BarLineSpec = { ...BARS, valued: true };
    expect(option(valued, true)).not.toHaveProperty('legend');
    expect(option(valued, true)['grid']).toMatchObject({ top: 28, bottom: 24 });
    const long: BarLineSpec = {
      ...SPECS.barLine,
      lines: [{ name: '质量动量合成因子累计', unit: 'percent', values: [] }],
    };
    const longer: BarLineSpec = {
      ...SPECS.barLine,
      lines: [{ name: '质量动量价值低波动合成因子累计', unit: 'percent', values: [] }],
    };
    const grids = [SPECS.barLine, long, longer].map((spec) => option(spec, true)['grid']);
    expect(grids).toMatchObject([{ bottom: 48 }, { bottom: 64 }, { bottom: 80 }]);
  });

  it('across the page shows its full names above it, with their last values', () => {
    const name = '#3 质量动量价值低波动合成';
    const spec: LineSpec = {
      ...LINES,
      across: true,
      series: [{ name, unit: 'number', decimals: 3, values: [1, 0.8312, null] }],
    };
    for (const narrow of [true, false]) {
      const option = toOption(spec, { tokens: LIGHT, narrow, width: 960 }) as {
        readonly legend: { readonly top: number; formatter(name: string): string };
        readonly series: readonly Series[];
      };
      expect([option.legend.top, option.legend.formatter(name)]).toEqual([0, `${name}  0.831`]);
      expect(option.series[0]).not.toHaveProperty('endLabel');
    }
  });

  it('leaves its names above the plot as many rows as they need', () => {
    const grid = (count: number): unknown => {
      const series = Array.from({ length: count }, (_, at) => ({
        name: `质量动量价值低波动合成 #${at}`,
        unit: 'number' as const,
        decimals: 3,
        values: [1],
      }));
      return toOption({ ...LINES, across: true, series }, { tokens: LIGHT, narrow: false, width: 960 })[
        'grid'
      ];
    };
    expect([grid(1), grid(6), grid(12)]).toMatchObject([{ top: 42 }, { top: 72 }, { top: 102 }]);
  });

  it('in words: its errors are figures too, in its own decimals, over what the labels are', () => {
    expect(figuresOf(BARS)).toMatchObject({
      over: '分组',
      columns: [{ name: '5 日' }, { name: '5 日 标准误', decimals: 3, values: [0.0005, 0.001, 0.0005] }],
    });
    expect(summaryOf(BARS)).toContain('Q1 至 Q3，共 3 个点，Q3 5 日 0.300%，5 日 标准误 0.050%');
  });

  it('of a series without room is in the table only', () => {
    const spec: BarLineSpec = { ...BARS, bars: [...BARS.bars, { ...HIDDEN, tableOnly: true }] };
    expect(seriesOf(spec)).toHaveLength(2);
    expect(figuresOf(spec).columns.map(({ name }) => name)).toEqual(['5 日', '5 日 标准误']);
    expect(figuresOf(spec, true).columns.map(({ name }) => name)).toEqual(['5 日', '5 日 标准误', '20 日']);
  });

  it('in percent says so at its ticks alone', () => {
    expect(captionOf(BARS)).not.toContain('单位');
    expect(captionOf(SPECS.pie)).toContain('单位 亿元、%');
    expect(toOption(BARS, { tokens: LIGHT, narrow: true, width: 960 })['yAxis']).toMatchObject([
      { name: '' },
    ]);
  });

  it('of lines over bars has their last values beside their names', () => {
    const option = (named: object) =>
      toOption({ ...SPECS.barLine, ...named }, { tokens: LIGHT, narrow: true, width: 960 }) as unknown as {
        readonly legend: { formatter(name: string): string };
      };
    expect(option({ named: true }).legend.formatter('同比')).toBe('同比  −10.00%');
    expect(option({}).legend.formatter('同比')).toBe('同比');
  });
});
