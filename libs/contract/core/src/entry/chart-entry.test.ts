import { z } from 'zod';
import { chart } from './chart-entry.ts';
import { date, hidden, hundredMillionYuan, percent, word } from '../columns/index.ts';
import type { OutputOf } from './entry.ts';

const PLACE = {
  id: 'company.revenueChart',
  title: '营业总收入',
  path: '/api/revenue',
  services: ['company'],
  needs: 'gssjk',
  source: '定期报告',
  input: z.strictObject({ dataId: z.number() }),
} as const;

const revenue = chart({
  ...PLACE,
  note: '当年累计',
  over: { reportPeriod: word('期间') },
  bars: { revenue: hundredMillionYuan('营业总收入') },
  lines: { revenueYoy: percent('同比', { why: true }) },
});
const lines = { price: percent('均值') };
const bare = chart({ ...PLACE, form: 'bare', over: { day: date('日期') }, lines });
const undated = chart({
  ...PLACE,
  form: 'undated',
  over: { day: date('日期') },
  lines,
  beside: { industryName: z.string().nullable() },
});

describe('a chart entry', () => {
  it('is a read that says how it is drawn: its axis, its bars and its lines', () => {
    expect(revenue).toMatchObject({
      kind: 'chart',
      method: 'GET',
      id: 'company.revenueChart',
      source: '定期报告',
      note: '当年累计',
      form: 'dated',
      over: { key: 'reportPeriod', title: '期间' },
      bars: [{ key: 'revenue', title: '营业总收入', unit: 'hundredMillionYuan', why: false }],
      lines: [{ key: 'revenueYoy', title: '同比', unit: 'percent', why: true }],
    });
    expect(bare).toMatchObject({ bars: [], lines: [{ key: 'price' }] });
  });

  it('answers points of its columns and their day', () => {
    const point = { reportPeriod: '2026H1', revenue: 1, revenueYoy: null, revenueYoyWhy: 'negativeBase' };
    const answer: OutputOf<typeof revenue> = revenue.output.parse({ points: [point], asOf: null });
    const figure: number | null | undefined = answer.points[0]?.revenue;
    const why: 'loss' | 'nearZeroBase' | 'negativeBase' | null | undefined = answer.points[0]?.revenueYoyWhy;
    expect([figure, why, answer.asOf]).toEqual([1, 'negativeBase', null]);
    expect(revenue.output.safeParse({ points: [point] }).success).toBe(false);
    expect(revenue.output.safeParse({ points: [{ reportPeriod: '2026H1' }], asOf: null }).success).toBe(
      false,
    );
  });

  it('answers its points alone, or with further fields, if declared so', () => {
    const day = { day: '2026-07-02', price: 0.5 };
    const points: OutputOf<typeof bare> = bare.output.parse([day]);
    const { points: same, industryName }: OutputOf<typeof undated> = undated.output.parse({
      points: [day],
      industryName: null,
    });
    expect([points, same, industryName]).toEqual([[day], [day], null]);
    expect(undated.output.safeParse({ points: [day] }).success).toBe(false);
  });

  it('refuses to be drawn over more than one thing, or without figures', () => {
    const over = { day: date('日期') };
    expect(() => chart({ ...PLACE, over: { ...over, period: word('期间') }, lines })).toThrow(RangeError);
    expect(() => chart({ ...PLACE, over: { day: hidden(z.string()) }, lines })).toThrow(RangeError);
    expect(() => chart({ ...PLACE, over, lines: { name: word('名称') } })).toThrow('no figure to draw: name');
  });
});
