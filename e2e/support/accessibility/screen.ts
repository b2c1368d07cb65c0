import type { Page } from 'playwright-core';

/** Something a reader looks at, for whoever looks at all of them. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A heading or text of the screen itself. */
  readonly shows: string;
  /** What is done before it is looked at. */
  readonly then?: (page: Page) => Promise<void>;
}

/** Presses the first such button, and waits for what comes of it. */
export const press =
  (name: string | RegExp, shows: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
  };

/** Opens the dialog that the first row's menu leads to. */
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
