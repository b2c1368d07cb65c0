import { Visitors } from '../support/browser/browser.ts';
import { faultsHere, ODD_DATA, oddVisitor } from '../support/screens/odd-data.ts';

const visitors = new Visitors();
afterAll(() => visitors.leave());

describe.each(ODD_DATA)('with %s', (_, change) => {
  it('every page of the menu is shown, within its window', async () => {
    const { page, thrown } = await oddVisitor(visitors, change, '/');
    const found: string[] = [];
    const links = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
    await links.first().waitFor();
    const count = await links.count();
    expect(count).toBeGreaterThan(15);
    for (let at = 0; at < count; at += 1) {
      const title = await links.nth(at).innerText();
      await links.nth(at).click();
      await page.locator('main h1:visible, main h2:visible').first().waitFor();
      found.push(...(await faultsHere(page, title)));
    }
    expect([...found, ...thrown]).toEqual([]);
  });
});
