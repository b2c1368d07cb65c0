import { formatNumber, type UnitId } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../browser/browser.ts';
import { detailPath, type DemoCompany } from './companies.ts';
import { lastLines } from '../suite/eventually.ts';
import { columnsOf, shownRows, shownTotal, type ShownRow } from './shown-table.ts';
import { rows } from '../suite/suite.ts';

type Value = string | number | null;

/** How the screen draws a column of the query: texts as they are, a number in its unit, or by a special rule. */
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
  /** The rows it shows first, by a query independent of the service's; `?` is the security. */
  readonly sql: string;
  /** The query's columns in their order. */
  readonly drawn: readonly Draw[];
  /** Reads the rows from the screen; by default those of a table. */
  readonly shown?: (page: Page, table: string) => Promise<readonly ShownRow[]>;
  /** Further presses once the tab is shown. */
  readonly then?: (page: Page) => Promise<void>;
  /** The effect of the presses, in the journey's name. */
  readonly when?: string;
}

export interface FactsOfCompany {
  /** Tables of the market, each keyed by `security_id`, in which the company has rows. */
  readonly wants: readonly string[];
  readonly facts: readonly Fact[];
  /** Further conditions on the company, in SQL about its security `s`. */
  readonly which?: string;
  /** Further parameters of the page's address: `backFlag=1`. */
  readonly search?: string;
}

/** The longest time that old rows may stay after a press. */
const PATIENCE_MS = 5000;

/**
 * Defines a journey per fact: the rows of a company's tab on screen equal those in the database, unit and rounding
 * included.
 */
export function tellsFacts({ wants, facts, which = 'TRUE', search = '' }: FactsOfCompany): void {
  const visitors = new Visitors();
  let company: DemoCompany & { readonly securityId: number };
  let page: Page;
  beforeAll(async () => {
    company = await companyWith(wants, which);
    page = await visitors.withSession(ANALYST);
  });
  afterAll(() => visitors.leave());
  /** The state in which the page was left. */
  let left: Fact | null = null;

  it.each(facts.map((fact) => [nameOf(fact), fact] as const))('%s', async (_, fact) => {
    const { way, table, sql, drawn, shown = shownRows, then } = fact;
    if (left === null || !leadsOn(left, fact)) await page.goto(`${detailPath(company)}&${search}`);
    left = null;
    for (const tab of way)
      await page.getByRole('tab', { name: tab, exact: true }).filter({ visible: true }).click();
    await then?.(page);
    const expected = await rows<Record<string, Value>>(sql, [company.securityId]);
    expect(expected.length).toBeGreaterThan(0);
    const titles = drawn.map(([title]) => title);
    const told = expected.map((row) => Object.values(row).map((value, at) => textOf(value, drawn[at])));
    const seen = async (): Promise<string[][]> => columnsOf(await shown(page, table), titles);
    expect(await lastLines(seen, told, PATIENCE_MS)).toEqual(told);
    if (then === undefined && READS.includes(shown)) left = fact;
  });
}

/** These facts press nothing. */
const READS: readonly NonNullable<Fact['shown']>[] = [shownRows, shownTotal];

/** Whether the next fact can be reached from the tabs of this one without a load: at the same place, or beside it. */
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
