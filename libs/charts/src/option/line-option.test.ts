import type { LineSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import { lineOption } from './line-option.ts';

type Series = LineSpec['series'][number];

const drawnOf = (series: Series, narrow = false) => {
  const { grid, series: lines } = lineOption(
    { ...SPECS.line, series: [series] },
    { tokens: LIGHT, narrow, width: 960 },
  ) as {
    grid: { left: number; right: number };
    series: { endLabel?: { formatter: string } }[];
  };
  return { ...grid, label: lines[0]?.endLabel?.formatter };
};

describe('the room of a line chart', () => {
  it('is the same for short figures, so that charts below one another align', () => {
    const { left, right, label } = drawnOf({ name: '总市值', unit: 'hundredMillionYuan', values: [51e8] });
    expect([left, right, label]).toEqual([64, 132, '总市值  51.00亿元']);
  });

  it('has the value below a name that leaves no room beside it', () => {
    const values = [12.34];
    expect(drawnOf({ name: '后复权收盘价', unit: 'yuan', values }).label).toBe('后复权收盘价\n12.34元');
    const { label, right } = drawnOf({ name: '净资产收益率(加权)', unit: 'yuan', values });
    expect([label, right]).toEqual(['净资产收益率\n(加权)  12.34元', 132]);
  });

  it('is less in a narrow window, where short names are at the ends too and a single series shows only its value', () => {
    const quantile = { name: 'Q5', unit: 'number', values: [1.42] } as const;
    const of = (series: readonly Series[]) =>
      lineOption({ ...SPECS.line, named: true, series }, { tokens: LIGHT, narrow: true, width: 960 }) as {
        legend?: object;
        grid: { right: number };
        series: { endLabel?: { formatter: string } }[];
      };
    const two = of([quantile, { name: '参与计算', unit: 'number', values: [46.5] }]);
    expect(two.series.map(({ endLabel }) => endLabel?.formatter)).toEqual(['Q5  1.42', '参与计算\n46.50']);
    expect([two.legend, two.grid.right]).toEqual([undefined, 84]);
    expect(of([quantile]).series[0]?.endLabel?.formatter).toBe('1.42');
  });

  it('is below the plot for the rows of its names, of which those of up to eight letters stay whole', () => {
    const series = ['成交额占流通市值', '主力净流入', '特大单净流入', '中小单净流入'].map(
      (name) => ({ name, unit: 'percent', values: [0.1099] }) as const,
    );
    const of = (width: number) =>
      lineOption({ ...SPECS.line, series }, { tokens: LIGHT, narrow: true, width }) as {
        legend: { formatter(name: string): string };
        grid: { bottom: number };
      };
    expect(of(560).legend.formatter('成交额占流通市值')).toBe('成交额占流通市值  10.99%');
    expect([560, 1200].map((width) => of(width).grid.bottom)).toEqual([78, 48]);
  });

  it('grows for figures that are longer, on both sides', () => {
    const { left, right, label } = drawnOf({ name: '成交额', unit: 'yuan', values: [5_104_264_594.23] });
    expect(label).toBe('成交额\n5,104,264,594.23元');
    expect(left).toBeGreaterThanOrEqual('8,000,000,000'.length * 7);
    expect(drawnOf({ name: '甲', unit: 'number', values: [123_456_789_012_345.67] }).right).toBeGreaterThan(
      right,
    );
  });
});
