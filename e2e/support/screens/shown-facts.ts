import type { Locator } from 'playwright-core';

/** The values of a list of facts by their labels. */
export const shownFacts = async (list: Locator): Promise<Record<string, string>> =>
  Object.fromEntries(
    await list
      .locator('> div')
      .evaluateAll((lines) =>
        lines.map((line) => ['dt', 'dd'].map((part) => line.querySelector(part)?.textContent?.trim() ?? '')),
      ),
  );
