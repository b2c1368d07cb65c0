import type { Page } from 'playwright-core';
import { Visitors } from '../support/browser/browser.ts';
import { demoCompanies, detailPath } from '../support/screens/companies.ts';
import { faultsHere, ODD_DATA, oddVisitor } from '../support/screens/odd-data.ts';

const visitors = new Visitors();
afterAll(() => visitors.leave());

/** Whether the head of the shown company has room for its figures beside a long name, on the widest screen too. */
async function stripFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const strip = page.locator('.c-strip:visible');
  await strip.locator('.c-strip-price').waitFor();
  const fits = await strip.evaluate((box) => box.scrollWidth <= box.clientWidth + 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  return fits ? [] : ['the strip is wider than its page'];
}

describe.each(ODD_DATA)('with %s', (_, change) => {
  it('every tab of a company is shown, within its window', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    const { page, thrown } = await oddVisitor(visitors, change, detailPath(company));
    await page.locator('.c-tabs-band:visible').waitFor();
    const found = await stripFaults(page);
    const tabs = page.locator('.c-tabs-band:visible').getByRole('tab');
    for (let at = 0; at < (await tabs.count()); at += 1) {
      const title = await tabs.nth(at).innerText();
      await tabs.nth(at).click();
      await page.locator('main section:visible, main .c-panel:visible').first().waitFor();
      found.push(...(await faultsHere(page, title)));
      const parts = page.locator('.c-tabs-pills:visible').first().getByRole('tab');
      for (let part = 1; part < (await parts.count()); part += 1) {
        const name = await parts.nth(part).innerText();
        await parts.nth(part).click();
        found.push(...(await faultsHere(page, `${title} ${name}`)));
      }
    }
    expect([...found, ...thrown]).toEqual([]);
  });
});
