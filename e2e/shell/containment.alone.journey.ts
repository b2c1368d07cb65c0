import type { Page, Request } from 'playwright-core';
import { ADMIN, consoleShown, Visitors } from '../support/browser/browser.ts';
import { MODULE_FAULTS, STRANGE_ORIGIN, type ModuleFault } from '../support/browser/module-faults.ts';
import {
  moduleCard,
  MODULES,
  moduleShown,
  openModule,
  type ModulePlace,
} from '../support/browser/modules.ts';

/** The card's five seconds, and the time of the click on a busy machine. */
const CARD_MS = 5_000 + 2_000;

// Visitors whose browsers have no files in the cache.
const visitors = new Visitors(true);
/** The fault of each cell, null for none: one sequence of pages for each module, in parallel. */
const outcomes = new Map<string, Promise<unknown>>();
const keyOf = ({ name }: ModulePlace, { cause }: ModuleFault): string => `${name} ${cause}`;

beforeAll(async () => {
  for (const module of MODULES) {
    // Each in a profile of its own: pages of one share the files that were fetched, the faulty ones too.
    const page = await visitors.withSession(ADMIN);
    let before: Promise<unknown> = Promise.resolve();
    for (const fault of MODULE_FAULTS) {
      const run = before.then(() => contained(page, module, fault));
      before = run.then(
        () => null,
        (error: unknown) => error,
      );
      outcomes.set(keyOf(module, fault), before);
    }
  }
});
afterAll(() => visitors.leave());

/** Makes one module fail in one way; throws when other pages than its own notice, or when it does not recover. */
async function contained(page: Page, module: ModulePlace, fault: ModuleFault): Promise<void> {
  const asked: string[] = [];
  const reports: unknown[] = [];
  const listen = (request: Request): void => {
    asked.push(request.url());
    if (request.url().endsWith('/api/platform/loadFailure')) reports.push(request.postDataJSON());
  };
  const end = await fault.begin(page, module);
  page.on('request', listen);
  try {
    await page.goto('/');
    await consoleShown(page);
    await openModule(page, module);
    const card = moduleCard(page, module);
    await card.waitFor({ timeout: CARD_MS });
    for (const other of MODULES.filter((each) => each !== module)) {
      await openModule(page, other);
      await moduleShown(page, other);
    }
    await openModule(page, module);
    await card.waitFor();
    await end();
    await card.getByRole('button', { name: '重试' }).click();
    await moduleShown(page, module);
    expect(await card.count()).toBe(0);
    expect(asked.filter((url) => url.startsWith(STRANGE_ORIGIN))).toEqual([]);
    expect(reports).toMatchObject([{ module: module.name, kind: fault.reported }]);
  } finally {
    page.off('request', listen);
    await end();
  }
}

describe.each(MODULE_FAULTS)('a module $cause', (fault) => {
  it.each(MODULES)('costs a card on the pages of $name alone, and 重试 brings it back', async (module) => {
    expect(await outcomes.get(keyOf(module, fault))).toBeNull();
  });
});
