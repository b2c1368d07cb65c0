import type { Locator } from 'playwright-core';

/** What stands below a field as wrong; null when nothing does. What helps to fill it in is no fault. */
export async function faultOf(field: Locator): Promise<string | null> {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return null;
  const below = await field.getAttribute('aria-describedby');
  return below === null ? null : field.page().locator(`[id="${below}"]`).innerText();
}
