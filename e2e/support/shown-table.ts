import type { Page } from 'playwright-core';

/** A table of the page that is shown: what its rows say below each title, units left out. */
export type ShownRow = Readonly<Record<string, string>>;

/** The rows of a table once they are there, each by its columns' titles. */
export async function shownRows(page: Page, table: string): Promise<readonly ShownRow[]> {
  const region = page.getByRole('region', { name: table, exact: true }).and(page.locator(':visible'));
  await region.locator('tbody tr[data-row-key] td').filter({ hasText: /\S/ }).first().waitFor();
  const titles = await region.locator('thead th').evaluateAll((cells) =>
    cells.map((cell) => {
      const unit = cell.querySelector('.c-head-unit')?.textContent ?? '';
      const text = cell.textContent ?? '';
      return unit === '' ? text : text.slice(0, text.length - unit.length);
    }),
  );
  const lines = await region
    .locator('tbody tr[data-row-key]')
    .evaluateAll((found) =>
      found.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
    );
  return lines.map((cells) =>
    Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '(no cell)'])),
  );
}

/** The named columns of shown rows, in that order. */
export const columnsOf = (shown: readonly ShownRow[], titles: readonly string[]): string[][] =>
  shown.map((row) => titles.map((title) => row[title] ?? `(no column ${title})`));
