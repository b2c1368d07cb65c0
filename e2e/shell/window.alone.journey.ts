import type { WindowAnswer } from '@console/contract-core';
import { ANALYST, directCall, Visitors } from '../support/browser/browser.ts';
import { resetClock, setClock } from '../support/suite/suite.ts';

const visitors = new Visitors();
afterEach(async () => {
  await visitors.leave();
  await resetClock();
});
afterAll(() => visitors.leave());

describe('the maintenance window', () => {
  it('is closed at 18:24, says so on the company list and when it opens', async () => {
    await setClock('2026-11-20T18:24:00+08:00');
    const page = await visitors.signedIn(ANALYST, '/edatabase/digitalecology');
    const notice = page.getByRole('status').filter({ hasText: '维护时间 07:00–17:30' });
    await notice.waitFor();
    expect(await notice.innerText()).toContain('当前 18:24');
    expect(await notice.innerText()).toMatch(/12 小时 3[56] 分/);
    const { body } = await directCall(page, '/api/platform/window');
    const answer = body.result as WindowAnswer;
    expect(answer).toMatchObject({ start: '07:00', end: '17:30', open: false });
    expect(answer.turnsAt).toBe(Date.parse('2026-11-21T07:00:00+08:00'));
  });

  it('is open at 10:00 and shows no notice', async () => {
    await setClock('2026-11-20T10:00:00+08:00');
    const page = await visitors.signedIn(ANALYST, '/edatabase/digitalecology');
    await page.getByRole('region', { name: '公司列表' }).waitFor();
    const { body } = await directCall(page, '/api/platform/window');
    expect(body.result).toMatchObject({ open: true, turnsAt: Date.parse('2026-11-20T17:30:00+08:00') });
    expect(await page.getByText('维护时间 07:00–17:30').count()).toBe(0);
  });
});
