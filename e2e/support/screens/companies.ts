import type { Page } from 'playwright-core';
import { rows } from '../suite/suite.ts';

export interface DemoCompany {
  readonly id: number;
  readonly code: string;
  readonly exchange: string;
  readonly name: string;
  readonly initials: string;
}

/** Companies of the demo tenant with unique initials, so that a search has one result. */
export const demoCompanies = (count: number): Promise<DemoCompany[]> =>
  rows<DemoCompany>(
    `SELECT c.id, s.code, s.exchange, s.name, s.pinyin_initials AS initials
       FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
      WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL
        AND (SELECT COUNT(*) FROM {market}.security x WHERE x.pinyin_initials LIKE CONCAT(s.pinyin_initials, '%')) = 1
      ORDER BY s.code LIMIT ?`,
    [count],
  );

export const detailPath = ({ id }: DemoCompany): string =>
  `/investment/datacorpecology/selectData/commonDetail?row=${id}`;

/** The name of a company's page on its tab. */
export const tabTitle = ({ name, code }: DemoCompany): string => `${code} ${name}`;

/** Opens a company from the command palette, and waits until its tab has its name. */
export async function openCompany(page: Page, company: DemoCompany): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /搜索公司/ }).fill(company.code);
  await page.getByRole('option', { name: company.name }).waitFor();
  await page.keyboard.press('Enter');
  await tabOf(page, tabTitle(company)).and(page.locator('[aria-current="page"]')).waitFor();
  await page.locator('.c-strip-name:visible', { hasText: company.name }).waitFor();
}

const row = (page: Page): ReturnType<Page['locator']> => page.getByRole('navigation', { name: '打开的页面' });

export const tabOf = (page: Page, title: string): ReturnType<Page['locator']> =>
  row(page).getByRole('link', { name: title, exact: true });

/** The names on the tab row, home left out. */
export async function tabTitles(page: Page): Promise<string[]> {
  const titles = await row(page).getByRole('link').allInnerTexts();
  return titles.map((title) => title.trim()).slice(1);
}
