import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { securityText } from '../import/security-code.ts';
import { fileColumns, headerName, type TableDefinition } from '../schema/table-definition.ts';
import { FILE_TABLES } from '../schema/tables.ts';
import { makeCompanies, type DemoCompany } from './companies.ts';
import { CompanyWalk, type DemoBar } from './company-walk.ts';
import { branchCode, DEMO_INDUSTRIES, leafCode } from './industries.ts';
import { MarketFactors } from './market-factors.ts';
import { DEMO_SIZES, type DemoSize } from './sizes.ts';
import { calendarDays, tradingDays } from './trading-days.ts';

export interface DemoOptions {
  readonly size: DemoSize;
  readonly dir: string;
  readonly seed: number;
  /** The last trading day is this one or the nearest before it, `YYYY-MM-DD`. */
  readonly end: string;
}

/** The mart's files as text, chunk by chunk: the documented format, the same for the same options. */
export type DemoFiles = Readonly<Record<string, Iterable<string>>>;

/** Writes a folder of demo data, a file a table, that the importer loads like anyone's. */
export async function writeDemo(options: DemoOptions): Promise<void> {
  await mkdir(options.dir, { recursive: true });
  for (const [table, chunks] of Object.entries(demoFiles(options))) {
    await pipeline(Readable.from(chunks), createWriteStream(join(options.dir, `${table}.csv`)));
  }
}

export function demoFiles({ size, seed, end }: Omit<DemoOptions, 'dir'>): DemoFiles {
  const days = tradingDays(end, DEMO_SIZES[size].days);
  const companies = makeCompanies(seed, DEMO_SIZES[size].companies, days);
  const rows: Readonly<Record<string, Iterable<string>>> = {
    security: securityRows(companies, days),
    sw_industry: industryRows(),
    sw_member: memberRows(companies),
    trading_calendar: calendarRows(days),
    daily_bar: barRows(seed, companies, days),
  };
  return Object.fromEntries(
    FILE_TABLES.flatMap((table) => {
      const own = rows[table.name];
      return own ? [[table.name, withHeader(table, own)]] : [];
    }),
  );
}

/** The standard's own start: the tree is taken to hold through all demo days. */
const TREE_FROM = '1990-12-19';

function* withHeader(table: TableDefinition, rows: Iterable<string>): Generator<string> {
  yield `${fileColumns(table).map(headerName).join(',')}\n`;
  yield* rows;
}

function* securityRows(companies: readonly DemoCompany[], days: readonly string[]): Generator<string> {
  for (const { code, exchange, name, board, listDate, lastDay, delisted } of companies) {
    const delistDate = delisted ? (days[lastDay + 1] ?? '') : '';
    yield csv([code, exchange, name, '', '', board, listDate, delistDate, delisted ? 'delisted' : 'listed']);
  }
}

function* industryRows(): Generator<string> {
  for (const industry of DEMO_INDUSTRIES) {
    yield csv([industry.code, industry.name, 1, '', TREE_FROM, '']);
    for (const [b, { name, leaves }] of industry.branches.entries()) {
      yield csv([branchCode(industry, b), name, 2, industry.code, TREE_FROM, '']);
      for (const [l, leaf] of leaves.entries()) {
        yield csv([leafCode(industry, b, l), leaf, 3, branchCode(industry, b), TREE_FROM, '']);
      }
    }
  }
}

function* memberRows(companies: readonly DemoCompany[]): Generator<string> {
  for (const company of companies) {
    const { industry, branch, leaf, listDate } = company;
    const codes = [industry.code, branchCode(industry, branch), leafCode(industry, branch, leaf)];
    yield csv([securityText(company), ...codes, listDate, '']);
  }
}

function* calendarRows(days: readonly string[]): Generator<string> {
  for (const { day, open } of calendarDays(days[0] ?? '', days.at(-1) ?? '')) yield csv([day, open ? 1 : 0]);
}

function* barRows(
  seed: number,
  companies: readonly DemoCompany[],
  days: readonly string[],
): Generator<string> {
  const factors = new MarketFactors(seed);
  const walks = companies.map((company) => ({
    text: securityText(company),
    walk: new CompanyWalk(seed, company),
  }));
  for (const [at, day] of days.entries()) {
    factors.nextDay();
    let chunk = '';
    for (const { text, walk } of walks) {
      const bar = walk.next(day, at, factors);
      if (bar) chunk += barRow(day, text, bar);
    }
    yield chunk;
  }
}

function barRow(day: string, security: string, bar: DemoBar): string {
  const capital = (bar.close / 100) * bar.totalShares;
  return csv([
    day,
    security,
    ...[bar.open, bar.high, bar.low, bar.close, bar.preClose].map(yuan),
    bar.volume,
    yuan(bar.amount),
    (bar.volume / bar.floatShares).toFixed(6),
    bar.totalShares,
    bar.floatShares,
    ...[bar.figures.earnings, bar.figures.book, bar.figures.sales].map((figure) =>
      (capital / figure).toFixed(4),
    ),
    bar.suspended ? 1 : 0,
    bar.st ? 1 : 0,
  ]);
}

const yuan = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
const csv = (cells: readonly (string | number)[]): string => `${cells.join(',')}\n`;
