import { formatNumber, type UnitId } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../browser/browser.ts';
import { detailPath, type DemoCompany } from './companies.ts';
import { eventually } from '../suite/eventually.ts';
import { columnsOf, shownRows, shownTotal, type ShownRow } from './shown-table.ts';
import { rows } from '../suite/suite.ts';

type Value = string | number | null;

/** A column of the query as the screen draws it: words as they are, a number in its unit, or by a rule of its own. */
export type Draw = readonly [
  title: string,
  drawn: UnitId | 'text' | ((value: Value) => string),
  signed?: 'signed',
];

export interface Fact {
  /** Tab, sub-tab and so on, by their names. */
  readonly way: readonly string[];
  /** The name of the region that shows it. */
  readonly table: string;
  /** What it shows first, by a query that shares nothing with the service's; `?` is the security. */
  readonly sql: string;
  /** The query's columns in their order. */
  readonly drawn: readonly Draw[];
  /** Reads the rows off the screen; those of a table unless told otherwise. */
  readonly shown?: (page: Page, table: string) => Promise<readonly ShownRow[]>;
  /** What else is pressed once the tab stands there. */
  readonly then?: (page: Page) => Promise<void>;
  /** What that brings about, in the journey's name. */
  readonly when?: string;
}

export interface FactsOfCompany {
  /** Tables of the market, each keyed by `security_id`, in which the company has rows. */
  readonly wants: readonly string[];
  readonly facts: readonly Fact[];
  /** What else holds of the company, in SQL about its security `s`. */
  readonly which?: string;
  /** What else stands in the page's address: `backFlag=1`. */
  readonly search?: string;
}

/** How long old rows may stay after a press. */
const PATIENCE_MS = 5000;

/** A journey per fact: what a company's tab says on screen equals the rows in the database, unit and rounding included. */
export function tellsFacts({ wants, facts, which = 'TRUE', search = '' }: FactsOfCompany): void {
  const visitors = new Visitors();
  let company: DemoCompany & { readonly securityId: number };
  let page: Page;
  beforeAll(async () => {
    company = await companyWith(wants, which);
    page = await visitors.withSession(ANALYST);
  });
  afterAll(() => visitors.leave());
  /** What the page was left at, as it opens by itself. */
  let left: Fact | null = null;

  it.each(facts.map((fact) => [nameOf(fact), fact] as const))('%s', async (_, fact) => {
    const { way, table, sql, drawn, shown = shownRows, then } = fact;
    if (left === null || !leadsOn(left, fact)) await page.goto(`${detailPath(company)}&${search}`);
    left = null;
    for (const tab of way)
      await page.getByRole('tab', { name: tab, exact: true }).and(page.locator(':visible')).click();
    await then?.(page);
    const expected = await rows<Record<string, Value>>(sql, [company.securityId]);
    expect(expected.length).toBeGreaterThan(0);
    const titles = drawn.map(([title]) => title);
    const told = expected.map((row) => Object.values(row).map((value, at) => textOf(value, drawn[at])));
    const seen = async (): Promise<string[][]> => columnsOf(await shown(page, table), titles);
    await eventually(seen, (text) => JSON.stringify(text) === JSON.stringify(told), PATIENCE_MS).catch(
      async () => expect(await seen()).toEqual(told),
    );
    if (then === undefined && READS.includes(shown)) left = fact;
  });
}

/** These press nothing. */
const READS: readonly NonNullable<Fact['shown']>[] = [shownRows, shownTotal];

/** Whether the tabs of one fact lead to the other's without a load: to the same place, or to one beside it. */
const leadsOn = ({ way }: Fact, next: Fact): boolean =>
  way.join() === next.way.join() ||
  (way.length <= next.way.length && !next.way.join().startsWith(`${way.join()},`));

const nameOf = ({ way, table, when }: Fact): string =>
  [...way, when === undefined ? table : `${table}, ${when}`].join(' › ');

/** The first company of the demo tenant with rows in each of the tables. */
async function companyWith(
  wants: readonly string[],
  which: string,
): Promise<DemoCompany & { securityId: number }> {
  const [found] = await rows<DemoCompany & { securityId: number }>(
    `SELECT c.id, s.id AS securityId, s.code, s.exchange, s.name, s.pinyin_initials AS initials
       FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
      WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL AND ${which}
        ${wants.map((table) => `AND EXISTS (SELECT 1 FROM {market}.${table} w WHERE w.security_id = s.id)`).join('\n        ')}
      ORDER BY s.code LIMIT 1`,
  );
  if (!found) throw new Error(`the demo data has no company with rows in ${wants.join(', ')} where ${which}`);
  return found;
}

function textOf(value: Value, draw: Draw | undefined): string {
  const [, drawn, signed] = draw ?? ['', 'text'];
  if (typeof drawn === 'function') return drawn(value);
  if (drawn === 'text') return value === null ? '—' : String(value);
  return formatNumber(value === null ? null : Number(value), { unit: drawn, signed: signed === 'signed' });
}
