import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import '../engine.ts';
import type { BarLineSpec, ChartSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import { toOption } from './to-option.ts';

register([SVGRenderer]);

/** The words of a drawing, as the library wrote them. */
function wordsOf(spec: ChartSpec, narrow = false): readonly string[] {
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width: 960, height: 400 });
  drawing.setOption(toOption(spec, { tokens: LIGHT, narrow, width: 960 }));
  const svg = drawing.renderToSVGString();
  drawing.dispose();
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');
}

/** Among other words, in this order. */
const ticks = (...texts: readonly string[]) => expect.arrayContaining([...texts]);

describe('an option, drawn', () => {
  it('has round ticks from bound to bound, equally many on both sides, percent signs on the ratio alone', () => {
    const words = wordsOf(SPECS.barLine);
    expect(words).toEqual(ticks('0', '5', '10', '15'));
    expect(words).toEqual(ticks('−20%', '0%', '20%', '40%'));
    expect(words.filter((word) => /^−?\d+%?$/.test(word))).toHaveLength(8);
  });

  it('names a line at its end in a wide window and below in a narrow one', () => {
    expect(wordsOf(SPECS.line)).toEqual(ticks('总市值  120.00亿元', '流通市值  80.00亿元'));
    const narrow = wordsOf(SPECS.line, true);
    const line = wordsOf({ ...SPECS.line, named: true }, true);
    expect(narrow).toEqual(ticks('总市值  120.00亿元', '流通市值  80.00亿元'));
    // At the ends of the lines its place differs.
    expect(line).not.toEqual(narrow);
  });

  it('names all five levels of a band with their values', () => {
    expect(wordsOf(SPECS.band)).toEqual(
      ticks('最大  50.00倍', '75%  40.00倍', '中位  30.00倍', '25%  20.00倍', '最小  10.00倍'),
    );
  });

  it('shows the last price, flags its events and has prices and volume on axes of their own', () => {
    const words = wordsOf(SPECS.candle);
    expect(words).toEqual(ticks('10.80', '分', '2', 'MA5  11.10'));
    // 10 to 12 yuan and 5 % past them; nothing to 200 ten thousand shares, likewise.
    expect(words).toEqual(ticks('10.00', '10.25', '11.75', '12.00', '0', '100', '200'));
  });

  it('breaks the names of slices and gives their shares', () => {
    expect(wordsOf(SPECS.pie)).toEqual(ticks('高端白酒及', '其系列产品', '75.00%', '其他', '25.00%'));
  });

  it('has a bar for each bin over round ticks, and names the median', () => {
    const words = wordsOf(SPECS.histogram);
    expect(words).toEqual(ticks('0', '20', '40', '60', '80', '100'));
    expect(words).toContain('中位 49.45');
  });

  it('names the axes of a radar in lines, with their figures', () => {
    expect(wordsOf(SPECS.radar)).toEqual(
      ticks('截面百分位', 'ROE 80', '变化计算', '收盘价 —', '质量动量合成 92'),
    );
  });

  it('writes the value of each bar outside its end, in the decimals it has', () => {
    const words = wordsOf(DECAY);
    expect(words).toEqual(ticks('0.0437', '−0.0112'));
    expect(words).toEqual(ticks('−0.02', '0.00', '0.02', '0.04', '0.06'));
  });

  it('leaves out values of bars that would run over one another', () => {
    const labels = Array.from({ length: 40 }, (_, at) => `${at + 1} 日`);
    const values = labels.map(() => -0.0141);
    const bars = [{ name: 'Rank IC', unit: 'number', decimals: 4, values }] as const;
    const words = wordsOf({ ...DECAY, labels, bars });
    const written = words.filter((word) => word === '−0.0141').length;
    expect(written).toBeGreaterThan(5);
    expect(written).toBeLessThan(40);
  });

  it('has a whisker with two caps on each bar with an error, in the middle of its bar', () => {
    const drawing = init(null, null, { renderer: 'svg', ssr: true, width: 960, height: 400 });
    drawing.setOption(toOption(QUANTILES, { tokens: LIGHT, narrow: false, width: 960 }));
    const svg = drawing.renderToSVGString();
    drawing.dispose();
    // Three bars have an error: a stem and two caps each, and nothing else is drawn in that ink.
    const lines = [...svg.matchAll(/<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"[^>]*stroke="#1b2430"/g)];
    expect(lines).toHaveLength(9);
    const stems = lines.filter(([, x1, , x2]) => x1 === x2).map(([, x]) => Number(x));
    const bars = [...svg.matchAll(/<path d="M([\d.]+) [\d.]+l36 0[^>]*ecmeta_ssr_type="chart"/g)];
    const middles = bars.map(([, left]) => Number(left) + 18);
    expect(middles).toHaveLength(4);
    expect(stems.map((stem) => middles.some((middle) => Math.abs(middle - stem) < 1))).toEqual([
      ...[true, true, true],
    ]);
  });
});

const DECAY: BarLineSpec = {
  ...SPECS.barLine,
  valued: true,
  labels: ['1 日', '5 日'],
  bars: [{ name: 'Rank IC', unit: 'number', decimals: 4, values: [0.0437, -0.0112] }],
  lines: [],
};

const QUANTILES: ChartSpec = {
  ...SPECS.barLine,
  over: '分组',
  labels: ['Q1', 'Q2'],
  bars: [
    { name: '1 日', unit: 'percent', values: [-0.002, 0.003], errors: [0.0005, null] },
    { name: '5 日', unit: 'percent', values: [-0.008, 0.011], errors: [0.001, 0.001] },
  ],
  lines: [],
};
