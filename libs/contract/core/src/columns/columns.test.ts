import { z } from 'zod';
import {
  choice,
  date,
  datetime,
  headline,
  hidden,
  hundredMillionYuan,
  integer,
  optional,
  percent,
  required,
  rowOf,
  text,
  year,
} from './index.ts';
import { drawnColumns } from './column-spec.ts';

const specs = {
  id: hidden(z.string()),
  day: date('日期', { fixed: 'left' }),
  name: text('名称'),
  analyst: optional(text('分析师', { sort: true })),
  kind: choice('类别', ['首次', '维持']),
  capital: hundredMillionYuan('总市值', { note: '收盘价 × 总股本' }),
  growth: percent('同比', { signed: true, why: true }),
  visits: required(integer('次数', { sort: false, group: '调研' })),
} as const;
const row = rowOf(specs);
const drawn = (key: string) => drawnColumns(specs).find((column) => column.key === key);

const ROW = {
  id: 'a',
  day: '2026-08-14',
  name: '甲',
  analyst: null,
  kind: '首次',
  capital: null,
  growth: null,
  growthWhy: 'negativeBase',
  visits: 3,
};

describe('the row of columns', () => {
  it('has the types of their values, and the reason beside a figure that gives one', () => {
    expect(row.parse(ROW)).toEqual(ROW);
    const { growthWhy, ...withoutReason } = ROW;
    expect([growthWhy, row.safeParse(withoutReason).success]).toEqual(['negativeBase', true]);
  });

  it.each([
    [{ name: null }, 'a text is there unless it is optional'],
    [{ visits: null }, 'a required figure is there'],
    [{ visits: 1.5 }, 'a whole number is whole'],
    [{ kind: '上调' }, 'a choice is one of its values'],
    [{ growthWhy: 'unknown' }, 'a reason is one of the known'],
  ] as const)('refuses %j: %s', (wrong, rule) => {
    expect([rule, row.safeParse({ ...ROW, ...wrong }).success]).toEqual([rule, false]);
  });

  it('is inferred for the compiler', () => {
    const typed: z.output<typeof row> = row.parse(ROW);
    const growth: number | null = typed.growth;
    const reason: 'loss' | 'nearZeroBase' | 'negativeBase' | null | undefined = typed.growthWhy;
    const visits: number = typed.visits;
    // @ts-expect-error a figure may be missing
    const capital: number = typed.capital;
    expect([growth, reason, visits, capital]).toEqual([null, 'negativeBase', 3, null]);
  });
});

describe('a drawn column', () => {
  it('has the title, unit and format of its builder, and the options it is given', () => {
    expect(drawnColumns(specs).map(({ key }) => key)).toEqual(Object.keys(specs).slice(1));
    expect(drawn('day')).toMatchObject({ title: '日期', format: 'date', sortable: true, fixed: 'left' });
    expect(drawn('capital')).toMatchObject({ unit: 'hundredMillionYuan', note: '收盘价 × 总股本' });
    expect(drawn('growth')).toMatchObject({ unit: 'percent', format: 'change' });
    expect(drawn('visits')).toMatchObject({ unit: 'integer', group: '调研' });
  });

  it('can be sorted by if it is a figure or a day, unless it says otherwise', () => {
    const sortable = drawnColumns(specs).filter((column) => column.sortable === true);
    expect(sortable.map(({ key }) => key)).toEqual(['day', 'analyst', 'capital', 'growth']);
  });
});

describe('the width of a column', () => {
  const width = (spec: { readonly drawn: { readonly width: number } | null }) => spec.drawn?.width ?? 0;

  it('fits its whole title with the unit', () => {
    // 8 characters of 13, 亿元 of 12 each after a margin of 2, and the padding.
    expect(width(hundredMillionYuan('基金与非基金持股'))).toBe(8 * 13 + 2 + 2 * 12 + 17);
  });

  it('fits its cells: a day, a date with time, a figure of its unit', () => {
    expect(width(date('日'))).toBe(10 * 8 + 17);
    expect(width(datetime('时'))).toBe(14 * 8 + 2 * 7 + 17);
    expect(width(percent('比'))).toBe(7 * 8 + 17);
    expect(width(year('年'))).toBeLessThan(width(date('日')));
    expect(width(text('名'))).toBeLessThan(width(headline('题')));
  });

  it('counts Latin characters by their width', () => {
    expect(width(text('PE(TTM) of the whole market'))).toBe(27 * 7 + 17);
  });
});
