import type { Locator, Page } from 'playwright-core';
import { LINES } from './table-lines.ts';

/** A table of the shown page: the texts of its rows by column title, without units. */
export type ShownRow = Readonly<Record<string, string>>;

/** The rows of a table once they are loaded, each by its columns' titles. */
export async function shownRows(page: Page, table: string): Promise<readonly ShownRow[]> {
  return linesOf(regionOf(page, table), LINES);
}

/** The rows of a small table, whose titles contain their units. */
export async function shownLines(page: Page, table: string): Promise<readonly ShownRow[]> {
  return linesOf(regionOf(page, table), 'tbody tr');
}

/** The row in a table's foot: 合计 or 均值. */
export async function shownTotal(page: Page, table: string): Promise<readonly ShownRow[]> {
  return linesOf(regionOf(page, table), 'tfoot tr');
}

/** The points of a chart, newest first, read from its table view. */
export async function shownFigures(page: Page, panel: string): Promise<readonly ShownRow[]> {
  const region = regionOf(page, panel).filter({ has: page.locator('figure') });
  const switched = region.getByRole('button', { name: '数据表' });
  if ((await switched.getAttribute('aria-pressed')) === 'false') await switched.click();
  return linesOf(region, '.chart-table tbody tr');
}

const regionOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).filter({ visible: true });

/** Each row by the titles above it. */
async function linesOf(region: Locator, rows: string): Promise<readonly ShownRow[]> {
  await region.locator(`${rows} td`).filter({ hasText: /\S/ }).first().waitFor();
  const titles = await region.locator('thead th').evaluateAll((cells) =>
    cells.map((cell) => {
      const unit = cell.querySelector('.c-head-unit, i')?.textContent ?? '';
      const text = cell.textContent ?? '';
      return unit === '' ? text : text.slice(0, text.length - unit.length);
    }),
  );
  const lines = await region
    .locator(rows)
    .evaluateAll((found) =>
      found.map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
    );
  return lines.map((cells) =>
    Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '(no cell)'])),
  );
}

/** The named columns of shown rows, in that order. */
export const columnsOf = (shown: readonly ShownRow[], titles: readonly string[]): string[][] =>
  shown.map((row) => titles.map((title) => row[title] ?? `(no column ${title})`));
