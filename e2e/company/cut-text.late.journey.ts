import { ADMIN, Visitors } from '../support/browser/browser.ts';
import { demoCompanies, detailPath } from '../support/screens/companies.ts';
import { cutOnTabs } from '../support/screens/cut-at-widths.ts';

const visitors = new Visitors();
afterAll(() => visitors.leave());

describe('no text is cut where there is room for it, from 1440 to 1920', () => {
  it('on every tab of a company', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    // With 舆情监测, which it has when opened from a list of news.
    const page = await visitors.signedIn(ADMIN, `${detailPath(company)}&backFlag=1`);
    await page.locator('.c-strip-name', { hasText: company.name }).waitFor();
    expect(await cutOnTabs(page)).toEqual([]);
  });
});
