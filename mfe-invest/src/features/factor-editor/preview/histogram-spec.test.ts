import { histogramSpec } from './histogram-spec.ts';

const PREVIEW = {
  date: '2026-11-20',
  sample: 200,
  present: 190,
  young: 4,
  top: [],
  milliseconds: 42,
  summary: { mean: 49.78, median: 49.45, std: 17.64, min: 0.31, max: 99.87 },
  histogram: [
    { from: 0, to: 50, count: 90 },
    { from: 50, to: 100, count: 100 },
  ],
};

const of = (unit: string | null, scale = 1) =>
  histogramSpec(
    { ...PREVIEW, summary: { ...PREVIEW.summary, max: PREVIEW.summary.max * scale } },
    { unit, subject: '质量动量合成' },
  );

describe('the distribution of a preview', () => {
  it('counts the sample by value, of the day it was computed for', () => {
    expect(of('1')).toEqual({
      kind: 'histogram',
      title: '截面分布',
      subject: '质量动量合成',
      source: '因子计算',
      asOf: '2026-11-20',
      about: ['抽样 200 只证券'],
      over: '因子值',
      unit: 'number',
      counted: '证券数',
      bins: PREVIEW.histogram,
      median: 49.45,
    });
  });

  it('is drawn in 亿 where its figures are that large, and names a unit that only formulas have', () => {
    expect(of('yuan', 1e8)).toMatchObject({ unit: 'hundredMillionYuan' });
    expect(of('yuan')).toMatchObject({ unit: 'yuan' });
    expect(of('yuan/shares')).toMatchObject({ unit: 'number', note: '单位 元/股' });
  });

  it('is null for a sample without values', () => {
    expect(histogramSpec({ ...PREVIEW, summary: null }, { unit: null, subject: '' })).toBeNull();
  });
});
