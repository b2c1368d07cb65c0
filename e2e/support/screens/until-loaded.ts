import type { Page } from 'playwright-core';
import { eventually } from '../suite/eventually.ts';

/** What is displayed in place of data that is loaded: blank at first, bars once it takes long. */
const LOADING = [
  '[aria-label="加载中"]',
  '.c-rows-blank',
  '.c-statement-wait',
  '.c-bar',
  '[data-row-key^="loading:"]',
]
  .map((part) => `${part}:visible`)
  .join(', ');

/** Waits until no part of the page is loading. */
export async function untilLoaded(page: Page): Promise<void> {
  await eventually(
    () => page.locator(LOADING).count(),
    (parts) => parts === 0,
  );
}
