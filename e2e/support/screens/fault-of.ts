import type { Locator } from 'playwright-core';

/** The fault shown below a field; null when there is none. A help text is not a fault. */
export async function faultOf(field: Locator): Promise<string | null> {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return null;
  const below = await field.getAttribute('aria-describedby');
  return below === null ? null : field.page().locator(`[id="${below}"]`).innerText();
}
