import type { Page } from 'playwright-core';

/** Chooses the style of a new strategy. It is searched for: journeys add styles, and the list draws only some of them. */
export async function chooseStyle(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /投资风格$/ }).fill(name);
  await page
    .locator('.ant-select-item')
    .and(page.getByTitle(name, { exact: true }))
    .click();
}
