import {
  analystRating,
  announcement,
  ANNOUNCEMENT_CATEGORIES,
  dailyBar,
  dividend,
  employeePlan,
  equityPledge,
  news,
  performanceExpress,
  performanceForecast,
  researchVisit,
  shareIssue,
} from '@console/market/schema';
import { isFinancial } from '../company/sectors.ts';
import { HOLDER_WRITERS } from '../holders/write-holders.ts';
import { writeCompanyBooks } from '../statements/write-company-books.ts';
import { writeDaily } from '../trading/write-daily.ts';
import { tradingDayNear } from '../prices/trading-days.ts';
import { makeWorld } from '../world/make-world.ts';
import { CollectingSink } from '../testing/collecting-sink.ts';
import { isListed, type DemoCompany } from '../world/world.ts';
import { dayText } from './figure-text.ts';
import { writeCompanies } from '../write-companies.ts';
import { EVENT_WRITERS } from './write-events.ts';

const TABLES = [announcement, news, researchVisit, analystRating];
const told = (end?: string, origin = '2024-06-28') => {
  const world = makeWorld({
    seed: 11,
    size: { companies: 80, days: 520 },
    origin,
    ...(end === undefined ? {} : { end }),
  });
  const sink = new CollectingSink(
    world.end,
    world.companies.map(({ text }) => text),
  );
  writeCompanies(world, sink, EVENT_WRITERS);
  return { world, sink };
};
const { world, sink } = told();
type Row = ReturnType<CollectingSink['rows']>[number];
const num = (row: Row | undefined, name: string): number => Number(row?.[name] ?? NaN);
const str = (row: Row | undefined, name: string): string => String(row?.[name] ?? '');
const companies = new Map(world.companies.map((company) => [company.text, company]));
const years = world.days.length / 250;

function companyOf(row: Row): DemoCompany {
  const company = companies.get(str(row, 'security_id'));
  if (!company) throw new Error(`no ${str(row, 'security_id')}`);
  return company;
}

function daysOf(category: string, title: RegExp): ReadonlySet<string> {
  const rows = sink
    .rows(announcement)
    .filter((row) => row['category'] === category && title.test(str(row, 'title')));
  return new Set(rows.map((row) => `${str(row, 'security_id')} ${str(row, 'announce_date')}`));
}

test('the importer takes every row, and every table has some', () => {
  expect(sink.faults).toEqual([]);
  for (const table of TABLES) expect(sink.rows(table).length).toBeGreaterThan(50);
});

test('a company announces a dozen or two times a year and is written about less often', () => {
  const rate = (table: { name: string }): number => sink.rows(table).length / companies.size / years;
  expect(rate(announcement)).toBeGreaterThan(9);
  expect(rate(announcement)).toBeLessThan(24);
  expect(rate(news)).toBeGreaterThan(3.5);
  expect(rate(news)).toBeLessThan(9);
});

test('nothing is announced about a share before its first day or after its last', () => {
  const days = [
    [announcement, 'announce_date'],
    [news, 'publish_date'],
    [researchVisit, 'announce_date'],
    [analystRating, 'rating_date'],
  ] as const;
  for (const [table, name] of days) {
    for (const row of sink.rows(table)) {
      expect(isListed(companyOf(row), str(row, name))).toBe(true);
      expect(str(row, name) >= world.start).toBe(true);
    }
  }
});

test('every report of the books is announced on its day, and no other', () => {
  const expected = world.companies.flatMap((company) =>
    world
      .bookOf(company)
      .reports.map(({ announceDate }) => announceDate)
      .filter(
        (day) => day >= world.start && day <= world.end && isListed(company, day) && day > company.listDate,
      )
      .map((day) => `${company.text} ${day}`),
  );
  const reported = daysOf('定期报告', /报告$/);
  expect([...reported].sort()).toEqual([...new Set(expected)].sort());
});

test('a profit in the summary is the book’s', () => {
  let compared = 0;
  for (const row of sink.rows(announcement)) {
    if (row['category'] !== '定期报告' || !str(row, 'title').endsWith('第一季度报告')) continue;
    const { reports } = world.bookOf(companyOf(row));
    const period = `${str(row, 'title').slice(-11, -7)}-03-31`;
    const report = reports.find((one) => one.period === period);
    const match = /净利润(-?[\d.]+)(亿|万)元/.exec(str(row, 'summary'));
    const unit = match?.[2] === '亿' ? 1e8 : 1e4;
    expect(Math.abs(Number(match?.[1]) * unit - (report?.netProfit ?? NaN))).toBeLessThan(unit / 100);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(50);
});

test('pledges, their releases and staff plans are announced on the days their tables give', () => {
  const holders = new CollectingSink(world.end, [...companies.keys()]);
  writeCompanies(world, holders, HOLDER_WRITERS);
  const wanted = (table: { name: string }, name: string): readonly string[] =>
    holders
      .rows(table)
      .filter((row) => row[name] !== null)
      .map((row) => `${str(row, 'security_id')} ${str(row, name)}`);
  const pledged = daysOf('质押', /股份质押的公告$/);
  const released = daysOf('质押', /解除质押的公告$/);
  const planned = daysOf('股权激励', /草案/);
  expect(new Set(wanted(equityPledge, 'announce_date'))).toEqual(pledged);
  expect(new Set(wanted(equityPledge, 'release_announce_date'))).toEqual(released);
  expect(new Set(wanted(employeePlan, 'announce_date'))).toEqual(planned);
  for (const days of [pledged, released, planned]) expect(days.size).toBeGreaterThan(1);
});

test.each([
  ['planDate', /利润分配预案公告$/],
  ['implementDate', /权益分派实施公告$/],
] as const)('every dividend is announced on its %s', (name, title) => {
  const expected = world.companies.flatMap((company) =>
    world
      .bookOf(company)
      .dividends.map((dividend) => dividend[name])
      .filter((day) => day >= world.start && day <= world.end && isListed(company, day))
      .map((day) => `${company.text} ${day}`),
  );
  expect(expected.length).toBeGreaterThan(80);
  expect([...daysOf('分红', title)].sort()).toEqual(expected.sort());
});

test('every category occurs, texts differ from line to line and have no open slot', () => {
  const rows = sink.rows(announcement);
  const used = new Set(rows.map((row) => row['category']));
  expect(ANNOUNCEMENT_CATEGORIES.filter((category) => !used.has(category))).toEqual([]);
  for (const table of [announcement, news]) {
    for (const [at, row] of sink.rows(table).entries()) {
      expect(`${str(row, 'title')}${str(row, 'summary')}`).not.toMatch(/[{}]|undefined|NaN|Infinity/);
      expect(row['summary']).not.toBe(sink.rows(table)[at - 1]?.['summary']);
    }
  }
});

const books = new CollectingSink(world.end, [...companies.keys()]);
writeCompanies(world, books, [writeCompanyBooks]);
/** Rows of a table whose day falls within the story of their company. */
const within = (table: { name: string }, day: string): readonly Row[] =>
  books
    .rows(table)
    .filter(
      (row) => row[day] !== null && str(row, day) >= world.start && isListed(companyOf(row), str(row, day)),
    );
const keysOf = (rows: readonly Row[], day: string): readonly string[] =>
  [...new Set(rows.map((row) => `${str(row, 'security_id')} ${str(row, day)}`))].sort();

test('a forecast is announced for every row of their table, on its day and in its words, and no other is', () => {
  const rows = within(performanceForecast, 'announce_date');
  expect(rows.length).toBeGreaterThan(100);
  const announced = sink.rows(announcement).filter(({ category }) => category === '业绩预告');
  expect(announced).toHaveLength(rows.length);
  const said = new Set(
    announced.map((row) => `${str(row, 'security_id')} ${str(row, 'announce_date')} ${str(row, 'summary')}`),
  );
  for (const row of rows) {
    const summary = `业绩预告类型：${str(row, 'type')}。${str(row, 'abstract')}`;
    expect(said).toContain(`${str(row, 'security_id')} ${str(row, 'announce_date')} ${summary}`);
  }
});

test('first figures, placings and visits are announced on the days their tables give, and on no others', () => {
  const days = (category: string, title: RegExp): readonly string[] => [...daysOf(category, title)].sort();
  expect(days('定期报告', /快报$/)).toEqual(
    keysOf(within(performanceExpress, 'announce_date'), 'announce_date'),
  );
  expect(days('其他', /股票发行结果/)).toEqual(keysOf(within(shareIssue, 'announce_date'), 'announce_date'));
  expect(days('其他', /投资者关系活动记录表/)).toEqual(keysOf(sink.rows(researchVisit), 'announce_date'));
});

test('the meeting that resolves on a dividend is called for its day, at least twenty days ahead', () => {
  const called = new Map(
    sink
      .rows(announcement)
      .filter((row) => /年年度股东大会的通知$/.test(str(row, 'title')))
      .map((row) => [`${str(row, 'security_id')} ${str(row, 'announce_date')}`, str(row, 'summary')]),
  );
  let compared = 0;
  for (const row of within(dividend, 'announce_date')) {
    if (row['meeting_date'] === null) continue;
    const [calls, meets] = [str(row, 'announce_date'), str(row, 'meeting_date')];
    expect(called.get(`${str(row, 'security_id')} ${calls}`)).toContain(`公司定于${dayText(meets)}召开`);
    expect((Date.parse(meets) - Date.parse(calls)) / 86_400_000).toBeGreaterThanOrEqual(20);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(40);
});

test('a share that stops trading announces it on that day, and its return on the day it trades again', () => {
  const bars = new CollectingSink(world.end, [...companies.keys()]);
  writeDaily(world, bars);
  const [stops, resumes] = [new Set<string>(), new Set<string>()];
  const suspended = new Set<unknown>();
  for (const row of bars.rows(dailyBar)) {
    const { security_id: security } = row;
    const key = `${str(row, 'security_id')} ${str(row, 'trade_date')}`;
    if (row['suspended'] === 1 && !suspended.has(security)) stops.add(key);
    if (row['suspended'] === 0 && suspended.has(security)) resumes.add(key);
    if (row['suspended'] === 1) suspended.add(security);
    else suspended.delete(security);
  }
  expect(stops.size).toBeGreaterThan(10);
  expect(daysOf('停复牌', /停牌公告$/)).toEqual(stops);
  expect(daysOf('停复牌', /复牌的公告$/)).toEqual(resumes);
});

test('every announcement is on a trading day', () => {
  for (const row of sink.rows(announcement))
    expect(tradingDayNear(str(row, 'announce_date'))).toBe(row['announce_date']);
});

test('texts about goods are never those of banks, brokers and insurers', () => {
  const texts = [announcement, news]
    .flatMap((table) => sink.rows(table))
    .filter((row) => isFinancial(companyOf(row)))
    .map((row) => `${str(row, 'title')}${str(row, 'summary')}`);
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(text).not.toMatch(/产线|供货|原材料|毛利|排产|高新技术/);
});

test('news about a good report is good, about a bad one bad', () => {
  const mean = (pattern: RegExp): number => {
    const some = sink.rows(news).filter((row) => pattern.test(str(row, 'title')));
    expect(some.length).toBeGreaterThan(10);
    return some.reduce((sum, row) => sum + num(row, 'sentiment'), 0) / some.length;
  };
  expect(mean(/交出答卷/)).toBeGreaterThan(0.1);
  expect(mean(/业绩承压/)).toBeLessThan(-0.1);
});

test('the kinds of visiting institutions add up exactly, and each has a visitor', () => {
  const kinds = ['fund', 'broker', 'private_fund', 'insurance', 'foreign', 'other'];
  for (const row of sink.rows(researchVisit)) {
    const sum = kinds.reduce((so, kind) => so + num(row, `${kind}_count`), 0);
    expect(row['institution_count']).toBe(sum);
    expect(num(row, 'person_count')).toBeGreaterThanOrEqual(sum);
    expect(str(row, 'visit_date') < str(row, 'announce_date')).toBe(true);
  }
});

test('a rating’s previous one is the institution’s last, and its target price agrees with the rating', () => {
  const last = new Map<string, Row>();
  let changed = 0;
  for (const row of sink.rows(analystRating)) {
    const key = `${str(row, 'security_id')} ${str(row, 'institution')}`;
    const before = last.get(key);
    expect(row['previous_rating']).toBe(before?.['rating'] ?? null);
    if (before) expect(str(before, 'rating_date') < str(row, 'rating_date')).toBe(true);
    changed += Number(before !== undefined && before['rating'] !== row['rating']);
    last.set(key, row);
    if (row['target_price'] === null) continue;
    const close = (world.closeOn(companyOf(row), str(row, 'rating_date')) ?? NaN) / 100;
    if (row['rating'] === '买入') expect(num(row, 'target_price')).toBeGreaterThan(close);
    if (row['rating'] === '卖出') expect(num(row, 'target_price')).toBeLessThan(close);
  }
  expect(changed).toBeGreaterThan(5);
});

test('forecast earnings are near those known by then', () => {
  for (const row of sink.rows(analystRating)) {
    const book = world.bookOf(companyOf(row));
    const known = book.trailing(str(row, 'rating_date'))?.earnings ?? NaN;
    const eps = known / book.sharesOn(str(row, 'rating_date')).total;
    expect(Math.abs(num(row, 'eps_this_year') - eps)).toBeLessThan(0.6 * Math.abs(eps) + 0.02);
  }
});

const long = told('2024-11-29', '2024-01-15');

test.each(['2024-01-15', '2024-04-12', '2024-06-26', '2024-09-30'])(
  'facts known on %s are the same however long the story becomes',
  (end) => {
    const short = told(end, '2024-01-15');
    for (const table of TABLES) {
      const known = long.sink.rows(table, short.world.end);
      expect(known.length).toBeGreaterThan(50);
      expect(sorted(table.key, known)).toEqual(sorted(table.key, short.sink.rows(table)));
    }
  },
);

/** Sorted by key: in a longer story companies that list later are among the others. */
function sorted(key: readonly string[], rows: readonly Row[]): readonly Row[] {
  const keyOf = (row: Row): string => key.map((name) => str(row, name).padStart(12)).join(' ');
  return [...rows].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
