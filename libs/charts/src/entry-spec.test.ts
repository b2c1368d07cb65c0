import { chart } from '@console/contract-core';
import { date, hundredMillionYuan, percent, word, year } from '@console/contract-core/columns';
import { z } from 'zod';
import { entrySpec } from './entry-spec.ts';

const PLACE = {
  id: 'company.revenueChart',
  title: '营业总收入',
  path: '/api/revenue',
  services: ['company'],
  needs: 'gssjk',
  source: '定期报告',
  input: z.strictObject({}),
} as const;
const WORDS = { title: '营业总收入', subject: '招商银行 600036', source: '定期报告' } as const;
const SUBJECT = WORDS.subject;

const draft = {
  ...PLACE,
  over: { period: word('期间') },
  bars: { revenue: hundredMillionYuan('营业总收入') },
  lines: { yoy: percent('同比', { why: true }) },
} as const;
const revenue = chart({ ...draft, note: '当年累计' });
const sparse = chart({ ...draft, sparse: true });
const POINTS = [
  { period: '2025Y', revenue: -9e8, yoy: null, yoyWhy: 'negativeBase' },
  { period: '2026H1', revenue: 6e8, yoy: 0.1 },
] as const;
const days = {
  over: { day: date('日期') },
  lines: { value: percent('本公司'), mean: percent('{industry}均值') },
};

describe('the chart of an entry', () => {
  it('has bars and lines over the labels of its points, with the reason for a missing figure', () => {
    expect(entrySpec(revenue, { points: [...POINTS], asOf: '2026-08-28' }, SUBJECT)).toEqual({
      kind: 'bar-line',
      ...WORDS,
      asOf: '2026-08-28',
      note: '当年累计',
      over: '期间',
      labels: ['2025Y', '2026H1'],
      bars: [{ name: '营业总收入', unit: 'hundredMillionYuan', values: [-9e8, 6e8] }],
      lines: [{ name: '同比', unit: 'percent', values: [null, 0.1], reasons: ['基数为负', undefined] }],
    });
  });

  it('has lines alone without bars, over years too', () => {
    const roe = chart({ ...PLACE, over: { year: year('期间') }, lines: { roe: percent('ROE') } });
    expect(entrySpec(roe, { points: [{ year: 2025, roe: 0.2 }], asOf: null }, SUBJECT)).toEqual({
      kind: 'line',
      ...WORDS,
      asOf: null,
      over: '期间',
      labels: ['2025'],
      series: [{ name: 'ROE', unit: 'percent', values: [0.2] }],
    });
  });

  it('is of its last day where the answer says none', () => {
    const bare = chart({
      ...PLACE,
      form: 'bare',
      over: { day: date('日期') },
      lines: { value: percent('值') },
    });
    const points = [
      { day: '2026-07-01', value: 1 },
      { day: '2026-07-02', value: null },
    ];
    expect(entrySpec(bare, points, SUBJECT)).toMatchObject({
      asOf: '2026-07-02',
      series: [{ name: '值', values: [1, null] }],
    });
  });

  it('names a series by a field of the answer, and leaves it out where that is null', () => {
    const beside = { industry: z.string().nullable() };
    const means = chart({ ...PLACE, ...days, form: 'undated', beside });
    const points = [{ day: '2026-07-02', value: 0.1, mean: 0.2 }];
    const names = (industry: string | null) => {
      const spec = entrySpec(means, { points, industry }, SUBJECT);
      return spec?.kind === 'line' ? spec.series.map(({ name }) => name) : null;
    };
    expect(names('银行')).toEqual(['本公司', '银行均值']);
    expect(names(null)).toEqual(['本公司']);
  });

  it('keeps a series without a figure, unless the entry is sparse: then a note says why', () => {
    const points = [{ ...POINTS[0] }];
    expect(entrySpec(revenue, { points, asOf: null }, SUBJECT)).toMatchObject({ lines: [{ name: '同比' }] });
    expect(entrySpec(sparse, { points, asOf: null }, SUBJECT)).toMatchObject({
      bars: [{ name: '营业总收入' }],
      lines: [],
      note: '无同比：基数为负',
    });
    const unsaid = [{ period: '2025Y', revenue: 1, yoy: null }];
    expect(entrySpec(sparse, { points: unsaid, asOf: null }, SUBJECT)).not.toHaveProperty('note');
  });

  it('is null without a point, and for a sparse entry without a figure', () => {
    expect(entrySpec(revenue, { points: [], asOf: null }, SUBJECT)).toBeNull();
    const points = [{ period: '2025Y', revenue: null, yoy: null }];
    expect(entrySpec(sparse, { points, asOf: null }, SUBJECT)).toBeNull();
    expect(entrySpec(revenue, { points, asOf: null }, SUBJECT)).not.toBeNull();
  });
});
