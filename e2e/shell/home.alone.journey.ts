import { formatNumber, type DataSnapshot } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';
import { ANALYST, directCall, VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { stage } from '../support/people/stage.ts';
import { resetClock, setClock } from '../support/suite/suite.ts';

const { visitors } = stage();
afterEach(resetClock);

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

describe('the maintenance window on the home page', () => {
  const AFFECTED = '维护时间 07:00–17:30';

  it('counts down to its opening while closed, with a bar on the affected pages alone', async () => {
    await setClock('2026-11-20T18:24:00+08:00');
    const page = await visitors.signedIn(ANALYST);
    const window = panel(page, '维护窗口');
    await window.getByText('已关闭').waitFor();
    await window.getByText('后开放公司与行业维护').waitFor();
    const left = await window.getByRole('timer').innerText();
    expect(left).toMatch(/^12:3[56]:\d\d$/);
    await eventually(
      () => window.getByRole('timer').innerText(),
      (text) => text < left,
    );
    expect(await page.getByText(AFFECTED).count()).toBe(0);
    await page.goto('/edatabase/digitalecology');
    await page.getByText(AFFECTED).waitFor();
    await page.goto('/divisor/list');
    await page.getByRole('heading', { name: '因子管理' }).first().waitFor();
    expect(await page.getByText(AFFECTED).filter({ visible: true }).count()).toBe(0);
  });

  it('counts down to its close while open', async () => {
    await setClock('2026-11-20T10:00:00+08:00');
    const page = await visitors.signedIn(ANALYST);
    const window = panel(page, '维护窗口');
    await window.getByText('已开放').waitFor();
    await window.getByText('后关闭公司与行业维护').waitFor();
    expect(await window.getByRole('timer').innerText()).toMatch(/^07:(29|30):\d\d$/);
  });

  it('updates by itself at the minute it opens', async () => {
    await setClock('2026-11-21T06:59:00+08:00');
    const page = await visitors.signedIn(VIEWER);
    await visitors.takeClock(page);
    await page.reload();
    await panel(page, '维护窗口').getByText('已关闭').waitFor();
    await setClock('2026-11-21T07:00:01+08:00');
    await page.clock.fastForward('01:01');
    await panel(page, '维护窗口').getByText('已开放').waitFor();
  });
});

describe('the parts beside the databases', () => {
  it('show the last day of the data and that it is a demonstration', async () => {
    const page = await visitors.signedIn(VIEWER);
    const snapshot = (await directCall(page, '/api/dataSnapshot/asOf')).body.result as DataSnapshot;
    expect(snapshot.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    const header = page.getByRole('banner');
    await header.getByText(`数据截至 ${snapshot.asOf} 收盘`).waitFor();
    expect(await header.getByText('演示数据').count()).toBe(snapshot.demo ? 1 : 0);
    const data = panel(page, '数据更新');
    for (const { title, asOf, coverage, next } of snapshot.tables) {
      const line = await data.getByRole('row').filter({ hasText: title }).first().innerText();
      const whole = (count: number): string => formatNumber(count, { unit: 'integer' });
      expect(line).toContain(asOf ?? '—');
      expect(line).toContain(coverage ? `${whole(coverage.present)}/${whole(coverage.expected)}` : '—');
      expect(line).toContain(next?.slice(5) ?? '随时');
    }
    expect(snapshot.tables.find(({ table }) => table === 'daily_bar')?.coverage?.expected).toBeGreaterThan(0);
  });
});
