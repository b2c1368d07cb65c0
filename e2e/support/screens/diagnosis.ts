import type { Locator, Page } from 'playwright-core';

/** The result of the diagnosis of access. */
export const verdict = (page: Page): Locator => page.getByRole('region', { name: '诊断结果' });
/** One of the facts it is based on. */
export const check = (page: Page, name: string): Locator =>
  verdict(page).getByRole('listitem').filter({ hasText: name });

/** Chooses the first search result for `text`. */
export async function about(page: Page, text: string): Promise<void> {
  const picker = page.getByLabel('看不到的内容');
  await picker.click();
  await picker.fill(text);
  await page.locator('.ant-select-item-option').filter({ hasText: text, visible: true }).first().waitFor();
  await picker.press('Enter');
  await verdict(page).waitFor();
}
