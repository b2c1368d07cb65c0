import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import {
  expectationsOf,
  monthsOf,
  yearsOn,
  type Expectation,
  type ExpectedYear,
} from '../support/oracles/industry-forecasts.ts';
import {
  industryDetail,
  membersAt,
  reportingIndustry,
  type ReportingIndustry,
} from '../support/oracles/industry-reports.ts';
import { drawn, growth, signed } from '../support/oracles/reports.ts';
import { shownStatement } from '../support/screens/shown-statement.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('companies');
const visitors = new Visitors();
let page: Page;
let industry: ReportingIndustry;
let all: readonly Expectation[];

beforeAll(async () => {
  industry = await reportingIndustry();
  all = await expectationsOf(industry);
  page = await visitors.withSession(ANALYST);
});
afterEach(() => page.evaluate('localStorage.clear()'));
afterAll(() => visitors.leave());

const PAGE_SIZE = 20;
const million = (value: number | null): string => drawn(value, 'millionYuan');
const percent = (value: number | null): string => drawn(value, 'percent');
type Measure = readonly [title: string, text: (year: ExpectedYear) => string];

/** A measure and its growth over the year before. */
const grown = (title: string, of: 'revenue' | 'profit'): readonly Measure[] => [
  [title, (year) => million(year.sum(of))],
  [
    '同比',
    (year) => {
      const { now, before } = year.grown(of);
      return signed(growth(now, before), 'percent');
    },
  ],
];
const RATIOS: readonly Measure[] = [
  ['毛利率', (year) => percent(year.margin('grossMargin'))],
  ['税前利润率', (year) => percent(year.margin('pretaxMargin'))],
  ['净资产收益率 ROE', (year) => percent(year.returned('roe'))],
  ['投入资本回报率 ROIC', (year) => percent(year.returned('roic'))],
];
const COVERED: Measure = ['覆盖公司', ({ covered }) => drawn(covered, 'count')];

/** Sub-tab, its address, the lines of its overview, and the measures of its history. */
const TABS: readonly (readonly [
  title: string,
  part: string,
  lines: readonly Measure[],
  history: readonly Measure[],
])[] = [
  [
    '成长',
    'growth',
    [...grown('营业总收入', 'revenue'), ...grown('归母净利润', 'profit'), COVERED],
    [
      ['营业收入百万元', (year) => million(year.sum('revenue'))],
      ['净利润百万元', (year) => million(year.sum('profit'))],
    ],
  ],
  [
    '质量',
    'quality',
    [...RATIOS, COVERED],
    RATIOS.map(([title, text]) => [`${title.split(' ').at(-1) ?? ''}%`, text]),
  ],
];

describe.each(TABS)('%s预测 of an industry', (title, part, lines, history) => {
  beforeAll(() => page.goto(industryDetail(industry, `tab=market&sub=prediction&part=${part}`)));

  it('adds up every year as its companies reported it, and as analysts expect it now', async () => {
    const newest = all.at(-1)?.day ?? '';
    const years = yearsOn(all, newest);
    expect(years.length).toBeGreaterThan(3);
    const shown = await shownStatement(page, `预测概览：${title}`);
    expect(shown.columns).toEqual(years.map(({ year, isActual }) => `${year}${isActual ? 'A' : 'E'}`));
    const members = drawn(await membersAt(industry, newest), 'count');
    expect(shown.lines.slice(0, -1).map((line) => [line.title, ...line.cells])).toEqual([
      ...lines.map(([name, text]) => [name, ...years.map(text)]),
      ['成份公司', ...years.map(() => members)],
    ]);
    expect(shown.lines.at(-1)?.title).toBe('覆盖市值占比');
  });

  it('has a row for each month of new expectations, as they were on its last day', async () => {
    const months = monthsOf(all).slice(0, PAGE_SIZE);
    const known = months.map((day) => yearsOn(all, day).filter(({ isCurrent }) => isCurrent));
    const years = [...new Set(known.flatMap((own) => own.map(({ year }) => year)))].sort((a, b) => a - b);
    const members = await Promise.all(months.map((day) => membersAt(industry, day)));
    const shown = await shownStatement(page, `${title}预测`);
    expect(shown.columns).toEqual(history.flatMap(([name]) => years.map((year) => `${name} ${year}`)));
    const plain = shown.lines.map((line) => [line.title.split(' 家')[0], ...line.cells]);
    expect(plain).toEqual(
      months.map((day, at) => {
        const own = known[at] ?? [];
        const covered = Math.max(...own.map((one) => one.covered));
        const text = (measure: Measure[1], year: number): string => {
          const found = own.find((one) => one.year === year);
          return found === undefined ? '—' : measure(found);
        };
        return [
          `${day} ${covered} / ${members[at] ?? 0}`,
          ...history.flatMap(([, measure]) => years.map((year) => text(measure, year))),
        ];
      }),
    );
  });
});
