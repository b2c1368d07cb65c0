import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN, Visitors } from '../support/browser/browser.ts';
import { moduleCard, MODULES, moduleShown, otherThan } from '../support/browser/modules.ts';
import { SUITE } from '../support/suite/suite.ts';

// Visitors whose browsers have no files in the cache.
const visitors = new Visitors(true);
afterEach(() => visitors.leave());

describe('a module whose files are missing on the server', () => {
  it.each(MODULES)(
    '$name shows a card on its own pages, the others work, and retry brings it back',
    async (module) => {
      const other = otherThan(module.name);
      const folder = join(SUITE.directory, 'remotes', module.name);
      const hidden = join(SUITE.directory, `hidden-${module.name}`);
      expect((await readdir(folder)).length).toBeGreaterThan(0);
      const page = await visitors.signedIn(ADMIN);
      const card = moduleCard(page, module);
      await rename(folder, hidden);
      try {
        await page.goto(module.path);
        await card.waitFor({ timeout: 8000 });
        await page.goto(other.path);
        await moduleShown(page, other);
        await page.goto(module.path);
        await card.waitFor({ timeout: 8000 });
      } finally {
        await rename(hidden, folder);
      }
      await card.getByRole('button', { name: '重试' }).click();
      await moduleShown(page, module);
    },
  );
});

describe('a module whose files come after the card', () => {
  it('opens by itself', async () => {
    const [module] = MODULES;
    const page = await visitors.signedIn(ADMIN);
    const card = moduleCard(page, module);
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**/remotes/${module.name}/**`, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(module.path);
    await card.waitFor({ timeout: 8000 });
    arrive();
    await moduleShown(page, module);
    expect(await card.count()).toBe(0);
  });
});
