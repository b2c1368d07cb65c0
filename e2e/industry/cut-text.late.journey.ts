import { succeededRun } from '../support/invest/backtest-runs.ts';
import { ownFactors } from '../support/invest/own-factors.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { rows } from '../support/suite/suite.ts';
import { ADMIN, Visitors } from '../support/browser/browser.ts';
import { cutHere, cutOnTabs } from '../support/screens/cut-at-widths.ts';

/** Longer than a line of the run's card. */
const FORMULA =
  'cs_rank(-pct_change(后复权收盘价, 20)) * 0.6 + cs_rank(总市值) * 0.4 - cs_rank(换手率) * 0.1';

const visitors = new Visitors();
const factors = ownFactors();
afterAll(() => visitors.leave());

describe('no text is cut where there is room for it, from 1440 to 1920', () => {
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
