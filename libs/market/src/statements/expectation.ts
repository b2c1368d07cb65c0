import { growthOf, noGrowthReason, type Statement } from '@console/contract-core';
import { buildStatement } from './build-statement.ts';
import type { DrawnLine } from './drawn-line.ts';
import type { Figures } from './single-quarter.ts';

/** The expectation of one fiscal year on a day, or the year's reported figures known by then. */
export interface Expectation {
  readonly day: string;
  readonly year: number;
  readonly actual: boolean;
  readonly figures: Figures;
}

const value = (name: string) => (figures: Figures) => figures[name] ?? null;
/**
 * The prefixes of the two values that a growth compares: of the year before, which `withBefore` adds, and of the year
 * itself where that is not the line's own value.
 */
const BEFORE = 'before_';
const NOW = 'now_';

const line = (title: string, name: string): DrawnLine => ({
  title,
  indent: 0,
  bold: true,
  ...(name === 'eps' ? { unit: 'yuan' as const } : {}),
  value: value(name),
});
const growth = (name: string): DrawnLine => ({
  title: '同比',
  indent: 1,
  unit: 'percent',
  change: true,
  value: (figures) => growthOf(nowOf(figures, name), figures[BEFORE + name]),
  why: (figures) => noGrowthReason(nowOf(figures, name), figures[BEFORE + name]),
});
const nowOf = (figures: Figures, name: string) => figures[NOW + name] ?? figures[name];
const ratio = (title: string, name: string, indent = 0): DrawnLine => ({
  title,
  indent,
  unit: 'percent',
  value: value(name),
});

const GROWN = ['operating_total_revenue', 'net_profit_parent', 'eps'] as const;

export const REVENUE_AND_PROFIT_LINES: readonly DrawnLine[] = [
  line('营业总收入', 'operating_total_revenue'),
  growth('operating_total_revenue'),
  line('归母净利润', 'net_profit_parent'),
  growth('net_profit_parent'),
];
export const EPS_LINES: readonly DrawnLine[] = [line('每股收益', 'eps'), growth('eps')];
/** The ratios, none of them a total. */
export const QUALITY_LINES: readonly DrawnLine[] = [
  ratio('毛利率', 'gross_margin'),
  ratio('税前利润率', 'pretax_margin'),
  ratio('净资产收益率 ROE', 'roe'),
  ratio('投入资本回报率 ROIC', 'roic'),
];

/** The expectations of the newest day until `time`: their years, newest first. */
export function knownAt(all: readonly Expectation[], time?: string): readonly Expectation[] {
  const known = all.filter(({ day }) => time === undefined || day <= time);
  const newest = known.reduce((so, { day }) => (day > so ? day : so), '');
  return known.filter(({ day }) => day === newest).sort((a, b) => b.year - a.year);
}

/** Every reported year, as last stated, and the current expectations; newest first. */
export function wholeStory(all: readonly Expectation[]): readonly Expectation[] {
  const expected = knownAt(all).filter(({ actual }) => !actual);
  const reported = new Map<number, Expectation>();
  for (const one of [...all].sort((a, b) => (a.day < b.day ? -1 : 1)))
    if (one.actual) reported.set(one.year, one);
  const past = [...reported.values()].sort((a, b) => b.year - a.year);
  return [...expected.filter(({ year }) => !reported.has(year)), ...past];
}

/** A statement with the periods `2024A` and `2025E`; growth is over the year before, shown or known from earlier. */
export function forecastStatement(
  years: readonly Expectation[],
  all: readonly Expectation[],
  lines: readonly DrawnLine[],
): Statement {
  const newest = years.reduce<string | null>((so, { day }) => (so === null || day > so ? day : so), null);
  const earlier = wholeStory(all.filter(({ day, actual }) => actual && newest !== null && day <= newest));
  const columns = years.map((one) => ({
    key: `${one.year}${one.actual ? 'A' : 'E'}`,
    figures: withBefore(
      one.figures,
      [...years, ...earlier].find(({ year }) => year === one.year - 1)?.figures,
    ),
  }));
  return buildStatement({ lines, columns, asOf: newest, compared: false });
}

function withBefore(figures: Figures, before: Figures | undefined): Figures {
  const bases = GROWN.map((name) => [BEFORE + name, before?.[name] ?? null]);
  return { ...figures, ...Object.fromEntries(bases) };
}
