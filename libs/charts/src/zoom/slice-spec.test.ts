import type { BarLineSpec, ChartSpec } from '../chart-spec.ts';
import { SPECS } from '../testing/specs.ts';
import { sliceSpec } from './slice-spec.ts';

const LAST_TWO = { first: 1, end: 3 } as const;

describe('the part of a spec over a range of its labels', () => {
  it('has the figures of each series for those labels', () => {
    expect(sliceSpec(SPECS.line, LAST_TWO)).toMatchObject({
      labels: ['2026-07-01', '2026-07-02'],
      series: [{ values: [null, 120e8] }, { values: [70e8, 80e8] }],
    });
    expect(sliceSpec(SPECS.band, LAST_TWO)).toMatchObject({
      series: { values: [30, 50] },
      levels: SPECS.band.levels,
    });
  });

  it('keeps errors and reasons beside their figures', () => {
    const spec: BarLineSpec = {
      ...SPECS.barLine,
      bars: [{ name: '收入', unit: 'yuan', values: [1, 2, 3], errors: [0.1, 0.2, 0.3] }],
      lines: [{ name: '同比', unit: 'percent', values: [null, 1, null], reasons: ['甲', undefined, '乙'] }],
    };
    expect(sliceSpec(spec, LAST_TWO)).toMatchObject({
      bars: [{ values: [2, 3], errors: [0.2, 0.3] }],
      lines: [{ values: [1, null], reasons: [undefined, '乙'] }],
    });
  });

  it('has the candles and events of those labels alone', () => {
    const part = sliceSpec(SPECS.candle, LAST_TWO) as typeof SPECS.candle;
    expect(part.bars).toHaveLength(2);
    expect(part.events.map(({ mark }) => mark)).toEqual(['财', '质']);
    expect(part.lines[0]?.values).toEqual([11.25, 11.1]);
  });

  it('is the spec itself where that is whole, or has no labels', () => {
    for (const spec of Object.values<ChartSpec>({ ...SPECS })) {
      expect(sliceSpec(spec, { first: 0, end: 3 })).toBe(spec);
    }
    expect(sliceSpec(SPECS.pie, LAST_TWO)).toBe(SPECS.pie);
  });
});
