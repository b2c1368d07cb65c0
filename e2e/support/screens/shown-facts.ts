import type { Locator } from 'playwright-core';

/** What a list of facts says, each by its label. */
export const shownFacts = async (list: Locator): Promise<Record<string, string>> =>
  Object.fromEntries(
    await list
      .locator('> div')
      .evaluateAll((lines) =>
        lines.map((line) => ['dt', 'dd'].map((part) => line.querySelector(part)?.textContent?.trim() ?? '')),
      ),
  );
