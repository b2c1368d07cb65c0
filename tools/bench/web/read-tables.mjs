/** @typedef {import('./shown-table.ts').ShownTable} ShownTable */

/**
 * Reads the tables of list pages that are open, shown or not.
 * @param {import('playwright-core').Page} page
 * @param {Readonly<Record<string, string>>} lists their addresses by name
 * @returns {Promise<Record<string, ShownTable>>}
 */
export async function readTables(page, lists) {
  /** @type {Record<string, ShownTable>} */
  const tables = {};
  for (const [name, path] of Object.entries(lists)) {
    await page.locator(`nav[aria-label="打开的页面"] a[href^="${path}"]`).click();
    await page.locator('#content tr[data-row-key]').filter({ visible: true }).first().waitFor();
    tables[name] = /** @type {ShownTable} */ (await page.evaluate(READ));
  }
  return tables;
}

/** As text: it runs in the browser. */
const READ = `(() => {
  const table = [...document.querySelectorAll('#content .c-table')].find((each) => each.clientWidth > 0);
  const heads = [...table.querySelectorAll('thead th')];
  return {
    columns: heads.map((head) => ({
      title: head.textContent,
      width: Math.round(head.getBoundingClientRect().width),
      align: getComputedStyle(head).textAlign === 'right' ? 'right' : 'left',
    })),
    rows: [...table.querySelectorAll('tr[data-row-key]')].map((row) =>
      [...row.children].map((cell) => cell.textContent)),
  };
})()`;
