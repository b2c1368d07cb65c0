import type { TreemapSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import { quadrantOption } from './quadrant-option.ts';
import { fitsTile, tileColour, treemapOption } from './treemap-option.ts';

const DRAWING = { tokens: LIGHT, narrow: false, width: 960 };
interface Item {
  readonly key: string;
  readonly value: unknown;
  readonly itemStyle: { readonly color: string };
  readonly label: { readonly formatter: string };
}
interface Series {
  readonly data: readonly Item[];
  readonly labelLayout: (placed: Parameters<typeof fitsTile>[0]) => { readonly x?: number };
}
const seriesOf = (option: Record<string, unknown>): Series | undefined =>
  (option['series'] as readonly Series[])[0];
const dataOf = (option: Record<string, unknown>): readonly Item[] => seriesOf(option)?.data ?? [];
const tip = (option: Record<string, unknown>, pointed: object): string =>
  (option['tooltip'] as { formatter: (pointed: object) => string }).formatter(pointed);

describe('the option of a map', () => {
  const option = treemapOption(SPECS.treemap, DRAWING);
  const data = dataOf(option);

  it('has a tile for each, as large as its figure in the display unit, with its key, name and value', () => {
    expect(data.map(({ key, value }) => [key, value])).toEqual([
      ['i7', 50_000],
      ['i8', 90_000],
      ['i9', 100],
    ]);
    expect(data.map(({ label }) => label.formatter)).toEqual(['食品饮料\n+1.50%', '银行\n−6.00%', '综合\n—']);
  });

  it('has the colours of rise and fall, full at the ends and beyond, none in the middle', () => {
    const colour = (value: number | null): string =>
      tileColour(value, { ends: [-0.03, 0.03], coloured: SPECS.treemap.coloured }, DRAWING);
    expect(colour(0)).toBe(LIGHT.container.toLowerCase());
    expect(colour(-0.06)).toBe(colour(-0.03));
    expect(colour(0.03)).not.toBe(colour(0.015));
    expect(new Set([colour(0.03), colour(-0.03), colour(null), colour(0)]).size).toBe(4);
    expect(data[1]?.itemStyle.color).toBe(colour(-0.03));
  });

  it('has colours without a meaning for a figure without a sign', () => {
    const unsigned = { name: 'PE 五年分位', unit: 'percent' } as const;
    const colour = (value: number, coloured: TreemapSpec['coloured']): string =>
      tileColour(value, { ends: [0, 1], coloured }, DRAWING);
    expect(colour(0, unsigned)).not.toBe(colour(0, SPECS.treemap.coloured));
    expect(colour(1, unsigned)).not.toBe(colour(1, SPECS.treemap.coloured));
    expect(colour(0, unsigned)).not.toBe(colour(1, unsigned));
    expect(colour(0.5, unsigned)).toBe(LIGHT.container.toLowerCase());
  });

  it('has labels only on tiles that have room for the whole of them', () => {
    const fits = (text: string, width: number, height: number): boolean =>
      fitsTile({ text, rect: { width, height } });
    expect(fits('家用电器\n−0.53%', 54, 32)).toBe(true);
    expect(fits('家用电器\n−0.53%', 53, 200)).toBe(false);
    expect(fits('家用电器\n−0.53%', 200, 15)).toBe(false);
    // The figure is the longer one.
    expect(fits('综合\n+10.53%', 61, 32)).toBe(true);
    expect(fits('综合\n+10.53%', 60, 32)).toBe(false);
    // Its name alone.
    expect(fits('综合\n+10.53%', 60, 31)).toBe(true);
    const layout = seriesOf(option)?.labelLayout;
    expect(layout?.({ text: '银行\n−6.00%', rect: { width: 100, height: 100 } })).toEqual({});
    expect(layout?.({ text: '银行\n−6.00%', rect: { width: 30, height: 100 } })?.x).toBeLessThan(-1000);
  });

  it('shows size and value under the pointer', () => {
    // The library’s index counts the whole as well.
    const pointed = { dataIndex: 1, data: { key: 'i7' } };
    expect(tip(option, pointed)).toContain('<dt>总市值</dt><dd>50,000.00亿元</dd>');
    expect(tip(option, { dataIndex: 0, data: {} })).toBe('');
  });
});

describe('the option of a quadrant', () => {
  const option = quadrantOption(SPECS.quadrant, DRAWING);

  it('has its centre in the middle of both axes, which hold every point', () => {
    expect(option['xAxis']).toMatchObject({ min: 94, max: 106, interval: 2, name: '相对强度' });
    expect(option['yAxis']).toMatchObject({ min: 98, max: 102, interval: 1 });
    expect(dataOf(option).map(({ key, value }) => [key, value])).toEqual([
      ['i7', [104, 99]],
      ['i8', [97, 101.5]],
    ]);
  });

  it('names its quadrants, and shows both figures under the pointer', () => {
    expect(
      (option['graphic'] as readonly { style: { text: string } }[]).map(({ style }) => style.text),
    ).toEqual([...['领先', '转弱', '落后', '改善']]);
    expect(tip(option, { dataIndex: 1 })).toContain('<b>银行</b>');
  });
});
