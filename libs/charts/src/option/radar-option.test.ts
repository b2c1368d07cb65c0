import type { RadarSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import { radarOption } from './radar-option.ts';

interface Shown {
  readonly tooltip: { readonly formatter: () => string };
  readonly radar: { readonly indicator: readonly { readonly name: string }[] };
  readonly series: readonly [
    { readonly data: readonly { readonly value: readonly number[] }[] },
    {
      readonly data: readonly (readonly number[])[];
      readonly renderItem: (params: unknown, frame: object) => Record<string, unknown>;
    },
  ];
}
const shown = (more: Partial<RadarSpec> = {}) =>
  radarOption({ ...SPECS.radar, ...more }, { tokens: LIGHT, narrow: false, width: 960 }) as unknown as Shown;

describe('the option of a radar', () => {
  it('has a ring and a shape around the centre, at which a missing figure is drawn', () => {
    expect(shown().series[0].data.map(({ value }) => value)).toEqual([
      [50, 50, 50],
      [80, 0, 91.5],
    ]);
    expect(shown().radar).toMatchObject({
      clockwise: true,
      indicator: [{ name: '截面百分位\nROE 80', min: 0, max: 100 }, {}, { name: '质量动量合成 92' }],
    });
  });

  it('marks the figures that there are, from the top on clockwise', () => {
    const [, marks] = shown().series;
    expect(marks.data).toEqual([
      [0, 0.8],
      [2, 0.915],
    ]);
    const markAt = (at: number, share: number) => {
      const frame = {
        value: (dimension: number) => [at, share][dimension],
        getWidth: () => 400,
        getHeight: () => 200,
      };
      return marks.renderItem({}, frame)['shape'];
    };
    expect(markAt(0, 1)).toEqual({ cx: 200, cy: 34, r: 3 });
    expect(markAt(1, 1)).toMatchObject({ cx: expect.closeTo(257.16, 2), cy: expect.closeTo(133, 2) });
  });

  it('shows all axes under the pointer, by their full names', () => {
    const axes = ['平均·购买商品、接受劳务支付的现金(累计)等', '甲', '乙'];
    expect(shown({ axes }).tooltip.formatter()).toBe(
      '<b>百分位</b><dl class="chart-tip">' +
        `<dt>${axes[0]}</dt><dd>80.00</dd><dt>甲</dt><dd>—</dd><dt>乙</dt><dd>91.50</dd></dl>`,
    );
  });

  it('has one line for each name where there are many', () => {
    const axes = Array.from({ length: 11 }, (_, at) => `截面百分位·收盘价（${at} 日）`);
    const series = { ...SPECS.radar.series, values: axes.map(() => 10) };
    expect(shown({ axes, series }).radar.indicator[3]?.name).toBe('截面百…（3 日） 10');
  });
});
