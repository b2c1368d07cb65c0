import { formatNumber, type UnitId } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';
import { ANALYST, Visitors } from '../browser/browser.ts';
import { detailPath, type DemoCompany } from '../screens/companies.ts';
import type { Cell, SavedSheet } from './saved-sheet.ts';
import { rows } from '../suite/suite.ts';

export type SheetKind = 'csv' | 'xlsx';

/** A signed-in reader on the page of a company with data in every exported table. */
export class ExportStage {
  private readonly visitors = new Visitors();
  private standing: {
    readonly company: DemoCompany & { readonly securityId: number };
    readonly page: Page;
  } | null = null;

  /** The company is the first with rows in each of the market's tables. */
  async open(wanted: readonly string[]): Promise<void> {
    const [company] = await rows<DemoCompany & { securityId: number }>(
      `SELECT c.id, s.id AS securityId, s.code, s.exchange, s.name, s.pinyin_initials AS initials
         FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
        WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL
          ${wanted.map((table) => `AND EXISTS (SELECT 1 FROM {market}.${table} w WHERE w.security_id = s.id)`).join(' ')}
        ORDER BY s.code LIMIT 1`,
    );
    if (!company) throw new Error(`the demo has no company with rows in ${wanted.join(', ')}`);
    this.standing = { company, page: await this.visitors.withSession(ANALYST) };
  }

  close(): Promise<void> {
    return this.visitors.leave();
  }

  get page(): Page {
    return this.now().page;
  }

  get company(): DemoCompany & { readonly securityId: number } {
    return this.now().company;
  }

  /** The subject line of files: 贵州茅台 600519. */
  get subject(): string {
    return `${this.company.name} ${this.company.code}`;
  }

  /** Opens the company's page with a query behind it. */
  async show(query: string): Promise<void> {
    await this.page.goto(`${detailPath(this.company)}&${query}`);
  }

  /** The outermost shown region of a name. */
  region(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true }).filter({ visible: true }).first();
  }

  /** Rows of the market; `?` is the company's security. */
  mart<Row>(sql: string): Promise<Row[]> {
    return rows<Row>(sql, [this.company.securityId]);
  }

  private now(): NonNullable<typeof this.standing> {
    if (this.standing === null) throw new Error('open() first');
    return this.standing;
  }
}

/** The text of a drawn cell in a file: ASCII digits, empty for a dash. */
export const written = (drawn: string): string | null =>
  drawn === '— *'
    ? '—'
    : /^[—\s]*$/.test(drawn)
      ? null
      : drawn.replaceAll(',', '').replace('−', '-').replace(/^\+/, '');
export const figure = (value: number | null, unit: UnitId): string | null =>
  written(formatNumber(value, { unit }));
/** The cell in Excel: figures are numbers. */
export const asNumbers = (cells: readonly (string | null)[]): Cell[] =>
  cells.map((cell) => (cell !== null && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell));
/** A report's period: 2026H1. */
export const reportOf = (day: string): string =>
  day.slice(0, 4) + ({ '03': 'Q1', '06': 'H1', '09': 'Q3', '12': 'Y' }[day.slice(5, 7)] ?? '?');

export interface ExpectedSheet {
  readonly about: readonly string[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** Expects the name, head and rows of a saved file; figures are given as in CSV. */
export function expectSheet(
  sheet: SavedSheet,
  kind: SheetKind,
  { about, header, rows: lines }: ExpectedSheet,
): void {
  const asOf = /\d{4}-\d{2}-\d{2}/.exec(about[2] ?? '')?.[0] ?? '全部';
  // CSV has the unit of all its figures in its name, and begins with its header.
  const unit = /^单位 ([^，]+)/.exec(about[3] ?? '')?.[1];
  const named = kind === 'csv' && unit !== undefined ? `${about[0]}_${unit}` : about[0];
  expect(sheet.name).toBe(`${named}_${asOf}.${kind}`);
  expect([sheet.about, sheet.header]).toEqual([kind === 'csv' ? [] : about, header]);
  expect(sheet.rows).toEqual(kind === 'csv' ? lines : lines.map(asNumbers));
}

/** The drawn cells of a grid, units in brackets behind their titles. */
export const gridOf = (place: Locator): Promise<string[][]> =>
  // A head that stays on top while the page scrolls is a copy.
  place.locator(':not([aria-hidden="true"]) > table tr').evaluateAll((lines) =>
    lines.map((line) =>
      [...line.querySelectorAll(':scope > :not([aria-hidden="true"])')].map((cell) => {
        const text = cell.textContent?.trim() ?? '';
        // A dash with a reason is written as a dash; any other leaves its cell empty.
        if (cell.querySelector('.c-missing')) return '— *';
        const unit = cell.querySelector('.c-head-unit')?.textContent ?? '';
        return unit === '' ? text : `${text.slice(0, -unit.length)}(${unit})`;
      }),
    ),
  );
