import { boardOf, parseSecurityCode } from '@console/market/files';
import { gbkBytes } from '@console/market/testing';
import { makeWorld } from './make-world.ts';
import { shortNameOn } from './short-name.ts';
import { walkMarket } from '../prices/walk-market.ts';
import { productsOf } from '../business/leaf-products.ts';
import { DEMO_INDUSTRIES } from './industries.ts';
import { endingsOf } from './leaf-endings.ts';
import type { DemoBar } from './company-walk.ts';
import { isListed } from './world.ts';

const story = { seed: 3, size: { companies: 300, days: 260 }, origin: '2024-06-29' } as const;
const origin = makeWorld(story);
const later = makeWorld({ ...story, end: '2026-03-31' });

test('a story begins at its size’s first day and ends at the trading day at or before its end', () => {
  expect(origin.days).toHaveLength(260);
  expect([origin.origin, origin.end]).toEqual(['2024-06-28', '2024-06-28']);
  expect([later.start, later.origin, later.end]).toEqual([origin.start, '2024-06-28', '2026-03-31']);
  expect(later.days.slice(0, 260)).toEqual(origin.days);
});

test('continuing a story changes nothing about its companies', () => {
  expect(later.companies.slice(0, origin.companies.length)).toEqual(origin.companies);
});

test('shares that list later follow with the next codes of their boards, each on a trading day up to the end', () => {
  const newcomers = later.companies.slice(origin.companies.length);
  expect(newcomers.length).toBeGreaterThan(10);
  for (const { listDate, code, board, exchange } of newcomers) {
    expect(listDate > origin.end && listDate <= later.end).toBe(true);
    expect(later.days).toContain(listDate);
    const elders = origin.companies.filter((one) => one.board === board && one.exchange === exchange);
    expect(elders.every((elder) => elder.code < code)).toBe(true);
  }
  const half = makeWorld({ ...story, end: '2025-03-31' });
  expect(half.companies.length).toBeLessThan(later.companies.length);
  const byText = new Map(later.companies.map((company) => [company.text, company]));
  for (const company of half.companies) expect(byText.get(company.text)).toEqual(company);
});

test('special treatment comes before leaving, and both after the listing', () => {
  const marked = later.companies.filter(({ stFrom }) => stFrom !== null);
  expect(marked.length).toBeGreaterThan(10);
  for (const { listDate, stFrom, delistDate } of later.companies) {
    if (stFrom !== null) expect(listDate <= stFrom).toBe(true);
    if (delistDate !== null) expect(stFrom !== null && stFrom < delistDate).toBe(true);
  }
});

test('some leave by the origin, some after it, none without notice', () => {
  const leaving = later.companies.flatMap(({ delistDate }) => (delistDate === null ? [] : [delistDate]));
  expect(leaving.filter((day) => day <= origin.end)).toHaveLength(5);
  const soon = leaving.filter((day) => day > origin.end && day <= later.end);
  expect(soon.length).toBeGreaterThan(0);
  for (const day of soon) expect(day > '2024-07-27').toBe(true);
});

test('a name carries the marks of the day', () => {
  const company = later.companies.find(({ stFrom, delistDate }) => stFrom !== null && delistDate !== null);
  if (!company?.delistDate) throw new Error('no company leaves');
  expect(shortNameOn(company, company.listDate)).toBe(company.name);
  expect(shortNameOn(company, company.stFrom ?? '')).toBe(`ST${company.name.slice(0, 3)}`);
  expect(shortNameOn(company, company.delistDate)).toBe(`${company.name.slice(0, 3)}退`);
});

test('no two of 5,000 companies share a code or a name, marked or not', () => {
  const { companies } = makeWorld({ seed: 3, size: 'full', origin: '2024-06-28' });
  expect(companies).toHaveLength(5000);
  expect(new Set(companies.map(({ text }) => text)).size).toBe(5000);
  expect(new Set(companies.map(({ name }) => name)).size).toBe(5000);
  expect(new Set(companies.map(({ name }) => name.slice(0, 3))).size).toBe(5000);
});

test('names are two to five Chinese characters, marked when in trouble, and can be written in GBK', () => {
  const names = later.companies.map((company) => shortNameOn(company, later.end));
  for (const name of names) expect(name).toMatch(/^(ST)?\p{Script=Han}{2,5}$/u);
  expect(() => gbkBytes(names.join(''))).not.toThrow();
});

test('every leaf has endings of its own, and a name ends like its company’s leaf', () => {
  for (const industry of DEMO_INDUSTRIES)
    for (const [branch, { leaves }] of industry.branches.entries())
      for (const [leaf, name] of leaves.entries()) {
        expect(endingsOf(name).length).toBeGreaterThan(0);
        expect(productsOf({ industry, branch, leaf }).length).toBeGreaterThan(3);
      }
  for (const { name, industry, branch, leaf } of later.companies)
    expect(endingsOf(industry.branches[branch]?.leaves[leaf] ?? '')).toContain(name.slice(2));
});

test('no bank leaves, and banks are large', () => {
  const { companies } = makeWorld({ ...story, size: { companies: 1500, days: 20 } });
  const banks = companies.filter(({ template }) => template === 'bank');
  expect(banks.length).toBeGreaterThan(4);
  for (const { stFrom, delistDate, losing } of banks)
    expect({ stFrom, delistDate, losing }).toEqual({ stFrom: null, delistDate: null, losing: false });
  const middle = (all: readonly { startShares: number }[]): number =>
    all.map(({ startShares }) => startShares).sort((one, other) => one - other)[all.length >> 1] ?? 0;
  expect(middle(banks)).toBeGreaterThan(8 * middle(companies));
});

test('every code is of its board’s range', () => {
  for (const { code, exchange, board, text } of later.companies) {
    const bare = parseSecurityCode(code, 'bare');
    // The stretch chosen on the Shenzhen main board is outside the ranges in use.
    if (bare) expect(bare.exchange).toBe(exchange);
    const parsed = parseSecurityCode(text, 'suffixed');
    expect(parsed && boardOf(parsed)).toBe(board);
  }
});

/** The bars of a walk of the same story, by their company and day. */
const bars = new Map<string, DemoBar>();
beforeAll(() => {
  let today = '';
  walkMarket(makeWorld(story), [
    {
      open: (day) => {
        today = day;
      },
      see: ({ text }, bar) => bars.set(`${text} ${today}`, bar),
    },
  ]);
});

test('a suspension lasts from its first bar without trading to the next one with', () => {
  const company = origin.companies.find((one) => origin.suspensionsOf(one).length > 0);
  if (!company) throw new Error('no company is suspended');
  const halted = origin.days.filter((day) => bars.get(`${company.text} ${day}`)?.suspended);
  const told = origin
    .suspensionsOf(company)
    .flatMap(({ from, until }) =>
      origin.days.filter((day) => day >= from && (until === null || day < until)),
    );
  expect(told).toEqual(halted);
});

test('a close is the last one at or before a date, and there is none before the first', () => {
  // Every seventh company, and those that left.
  const some = origin.companies.filter(
    ({ delistDate }, at) => at % 7 === 0 || (delistDate ?? 'z') <= origin.end,
  );
  for (const company of some) {
    let last: number | null = null;
    for (const day of origin.days) {
      const bar = bars.get(`${company.text} ${day}`);
      last = bar?.close ?? last;
      expect(origin.closeOn(company, day)).toBe(last);
      expect(bar !== undefined).toBe(isListed(company, day));
    }
    expect(origin.closeOn(company, '2023-01-01')).toBeNull();
  }
});
