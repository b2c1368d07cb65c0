import type { Page } from 'playwright-core';
import { succeededRun } from '../support/invest/backtest-runs.ts';
import { ownFactors } from '../support/invest/own-factors.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { rows } from '../support/suite/suite.ts';
import { ADMIN, Visitors } from '../support/browser/browser.ts';
import { demoCompanies, detailPath } from '../support/screens/companies.ts';
import { cutTexts } from '../support/screens/cut-text.ts';
import { eventually, lastSeen } from '../support/suite/eventually.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
];

/** The most that a busy browser takes to lay a page out for another width. */
const LAYOUT_MS = 5_000;

/** Parts with a rule of their own: page tabs shrink, the strip folds, code in the editor scrolls. */
const OF_THEIR_OWN = /shell-page-tabs|c-strip|c-wide|c-unseen/;

/** Longer than a line of the run's card. */
const FORMULA =
  'cs_rank(-pct_change(后复权收盘价, 20)) * 0.6 + cs_rank(总市值) * 0.4 - cs_rank(换手率) * 0.1';

const visitors = new Visitors();
const factors = ownFactors();
afterAll(() => visitors.leave());

/** What is cut on the shown page at any width, once its tables are loaded. */
async function cutHere(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await eventually(
      () => page.locator('.c-bar:visible, [data-row-key^="loading:"]:visible').count(),
      (bars) => bars === 0,
    );
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
async function cutOnTabs(page: Page): Promise<string[]> {
  const found: string[] = [];
  const tabs = page.locator('.c-tabs-band:visible').getByRole('tab');
  for (let at = 0; at < (await tabs.count()); at += 1) {
    const title = await tabs.nth(at).innerText();
    await tabs.nth(at).click();
    const parts = page.locator('.c-tabs-pills:visible').first().getByRole('tab');
    await page.locator('main section:visible, main .c-panel:visible').first().waitFor();
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

  it('on every tab of a company', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    // With 舆情监测, which it has when opened from a list of news.
    const page = await visitors.signedIn(ADMIN, `${detailPath(company)}&backFlag=1`);
    await page.locator('.c-strip-name', { hasText: company.name }).waitFor();
    expect(await cutOnTabs(page)).toEqual([]);
  });

  it('on every tab of an industry, and on a run’s page, whose formula is long', async () => {
    const [industry] = await rows<{ id: number }>(
      `SELECT id FROM {ecology}.industry
        WHERE tenant_id = '000000' AND variant = 'default' AND removed_at IS NULL ORDER BY level, id LIMIT 1`,
    );
    const { id: factorId } = await factors.made(FORMULA);
    const run = await succeededRun(await httpSignIn(ADMIN), factorId);
    const page = await visitors.signedIn(
      ADMIN,
      `/investment/dataCorpEcology/selectData/industryCommonDetail?row=${industry?.id}&type=default`,
    );
    await page.locator('main section:visible, main .c-panel:visible').first().waitFor();
    const found = await cutOnTabs(page);
    await page.goto(`/divisor/backtest/result?associationId=${run.id}`);
    await page.locator('.bt-portfolio:visible table').waitFor();
    expect([...found, ...(await cutHere(page, '回测结果'))]).toEqual([]);
  });
});
