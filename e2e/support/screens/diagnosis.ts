import type { Locator, Page } from 'playwright-core';

/** What the diagnosis of access has found. */
export const verdict = (page: Page): Locator => page.getByRole('region', { name: '诊断结果' });
/** One of the things it rests on. */
export const check = (page: Page, name: string): Locator =>
  verdict(page).getByRole('listitem').filter({ hasText: name });

/** Asks about what is found first under `text`. */
export async function about(page: Page, text: string): Promise<void> {
  const picker = page.getByLabel('看不到的内容');
  await picker.click();
  await picker.fill(text);
  await page.locator('.ant-select-item-option').filter({ hasText: text, visible: true }).first().waitFor();
  await picker.press('Enter');
  await verdict(page).waitFor();
}
