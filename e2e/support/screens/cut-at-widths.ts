import type { Page } from 'playwright-core';
import { lastSeen } from '../suite/eventually.ts';
import { cutTexts } from './cut-text.ts';
import { untilLoaded } from './until-loaded.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
];

/** The most that a busy browser takes to lay a page out for another width, or for its data. */
export const LAYOUT_MS = 5_000;

/** Parts with a rule of their own: page tabs shrink, the strip folds, code in the editor scrolls. */
const OF_THEIR_OWN = /shell-page-tabs|c-strip|c-wide|c-unseen/;

/** What is cut on the shown page at any width, once its tables are loaded. */
export async function cutHere(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await untilLoaded(page);
    const cut = await lastSeen(
      async () => (await cutTexts(page)).filter((text) => !OF_THEIR_OWN.test(text)),
      (texts) => texts.length === 0,
      LAYOUT_MS,
    );
    found.push(...cut.map((text) => `${name}, ${screen.width}: ${text}`));
  }
  return found;
}

/** What is cut on any tab of the shown company or industry. */
export async function cutOnTabs(page: Page): Promise<string[]> {
  const found: string[] = [];
  const tabs = page.locator('.c-tabs-band:visible').getByRole('tab');
  for (let at = 0; at < (await tabs.count()); at += 1) {
    const title = await tabs.nth(at).innerText();
    await tabs.nth(at).click();
    const parts = page.locator('.c-tabs-pills:visible').first().getByRole('tab');
    await page.locator('main section:visible, main .c-panel:visible').first().waitFor();
    await untilLoaded(page);
    const count = await parts.count();
    if (count === 0) found.push(...(await cutHere(page, title)));
    for (let part = 0; part < count; part += 1) {
      const name = await parts.nth(part).innerText();
      await parts.nth(part).click();
      found.push(...(await cutHere(page, `${title} ${name}`)));
    }
  }
  return found;
}
