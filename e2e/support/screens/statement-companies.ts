import type { Page } from 'playwright-core';
import { detailPath, type DemoCompany } from './companies.ts';
import type { TemplateName } from '../oracles/statement-templates.ts';
import { rows } from '../suite/suite.ts';

export interface ListedCompany extends DemoCompany {
  readonly securityId: number;
}

/** A company of the demo tenant with statements of a template: the one with the most rows of analysts and peers. */
export async function companyOf(template: TemplateName): Promise<ListedCompany> {
  const [found] = await rows<ListedCompany>(
    `SELECT c.id, s.id AS securityId, s.code, s.exchange, s.name, s.pinyin_initials AS initials
       FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
      WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL
        AND EXISTS (SELECT 1 FROM {market}.income_statement i WHERE i.security_id = s.id AND i.template = ?)
      ORDER BY (SELECT COUNT(*) FROM {market}.earnings_forecast f WHERE f.security_id = s.id) DESC,
               (SELECT COUNT(*) FROM {market}.sw_member own JOIN {market}.sw_member peer USING (l2_code)
                 WHERE own.security_id = s.id AND own.valid_to IS NULL AND peer.valid_to IS NULL) DESC,
               s.code LIMIT 1`,
    [template],
  );
  if (!found) throw new Error(`the demo data has no company with a statement of the template ${template}`);
  return found;
}

/** Opens a company, and nested tabs by their names. */
export async function openCompanyTab(
  page: Page,
  company: DemoCompany,
  way: readonly string[],
): Promise<void> {
  await page.goto(detailPath(company));
  for (const tab of way)
    await page.getByRole('tab', { name: tab, exact: true }).filter({ visible: true }).click();
}

/** Its code sorts after all of the demo's, so that no other journey finds it first. */
const BANK = { code: '999998', exchange: 'SZ', name: '旅程银行' } as const;
const TABLES = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
/** The first of the columns with made-up values; lines that banks do not have are not on the screen anyway. */
const FIRST = 'template';

/**
 * A bank of the journeys' own, because small demo data has none: reports of five quarters whose figures are made
 * up, some missing and some negative. `eraseBank` removes it.
 */
export async function insertBank(): Promise<ListedCompany> {
  await eraseBank();
  const { code, exchange, name } = BANK;
  await rows(
    `INSERT INTO {market}.security (code, exchange, name, board, list_date, status, pinyin, pinyin_initials)
     VALUES (?, ?, ?, 'main', '2001-01-02', 'listed', 'lvchengyinhang', 'lcyh')`,
    [code, exchange, name],
  );
  await rows(
    `INSERT INTO {ecology}.company (tenant_id, security_id, created_at, updated_at)
     SELECT '000000', id, NOW(), NOW() FROM {market}.security WHERE code = ? AND exchange = ?`,
    [code, exchange],
  );
  for (const table of TABLES) await fill(table);
  return companyOf('bank');
}

async function fill(table: (typeof TABLES)[number]): Promise<void> {
  const columns = await rows<{ Field: string }>(`SHOW COLUMNS FROM {market}.${table}`);
  const names = columns.map(({ Field }) => Field);
  const figures = names.slice(names.indexOf(FIRST) + 1);
  const days = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31', '2026-03-31'];
  for (const [at, day] of days.entries()) {
    const values = figures.map((_, column) => ((column * 7 + at) % 11 === 0 ? 'NULL' : madeUp(column, at)));
    await rows(
      `INSERT INTO {market}.${table} (security_id, report_period, announce_date, template, ${figures.join(', ')})
       SELECT id, ?, ? + INTERVAL 30 DAY, 'bank', ${values.join(', ')}
         FROM {market}.security WHERE code = ? AND exchange = ?`,
      [day, day, BANK.code, BANK.exchange],
    );
  }
}

const madeUp = (column: number, at: number): string =>
  String((column % 5 === 4 ? -1 : 1) * (1e9 + column * 123_456_789.12 + at * 98_765_432.1));

/** Removes the journeys' bank from the database. */
export async function eraseBank(): Promise<void> {
  const theBank = 'SELECT id FROM {market}.security WHERE code = ? AND exchange = ?';
  const who = [BANK.code, BANK.exchange];
  for (const table of TABLES)
    await rows(`DELETE FROM {market}.${table} WHERE security_id IN (${theBank})`, who);
  await rows(`DELETE FROM {ecology}.company WHERE security_id IN (${theBank})`, who);
  await rows('DELETE FROM {market}.security WHERE code = ? AND exchange = ?', who);
}
