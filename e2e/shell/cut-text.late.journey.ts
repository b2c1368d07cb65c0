import { ADMIN, Visitors } from '../support/browser/browser.ts';
import { cutHere } from '../support/screens/cut-at-widths.ts';

const visitors = new Visitors();
afterAll(() => visitors.leave());

describe('no text is cut where there is room for it, from 1440 to 1920', () => {
  it('on the pages of the menu', async () => {
    const page = await visitors.signedIn(ADMIN);
    const menu = page.getByRole('navigation', { name: '主菜单' });
    const found: string[] = [];
    const links = menu.getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(15);
    for (let at = 0; at < count; at += 1) {
      const link = links.nth(at);
      const title = await link.innerText();
      await link.click();
      await page.locator('main h1:visible, main h2:visible').first().waitFor();
      found.push(...(await cutHere(page, title)));
    }
    expect(found).toEqual([]);
  });
});
