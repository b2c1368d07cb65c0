import type { Page } from 'playwright-core';

/** A screen to inspect. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A heading or text of the screen itself. */
  readonly shows: string;
  /** Steps before it is inspected. */
  readonly then?: (page: Page) => Promise<void>;
}

/** Presses the first such button, and waits for its effect. */
export const press =
  (name: string | RegExp, shows: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
  };

/** Opens a dialog from the first row's menu. */
export const fromRow =
  (item: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /的更多操作$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };
