import { formatNumber } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';
import { endedRun, keptReport } from '../support/invest/backtest-runs.ts';
import { eventually } from '../support/suite/eventually.ts';
import { ownFactors, type MadeFactor } from '../support/invest/own-factors.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { exported } from '../support/files/saved-sheet.ts';
import { rows } from '../support/suite/suite.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const { visitors, people } = stage();
const factors = ownFactors();
const PAGE = '/divisor/checkup';
const PATIENCE_MS = 120_000;

let keeper: Person;
let own: readonly [MadeFactor, MadeFactor];
beforeAll(async () => {
  keeper = await people.inserted({ authorities: ['yzgl_view', 'yzgl_edit'] });
  own = [
    await factors.made('0 - pct_change(后复权收盘价, 20)'),
    await factors.made('pct_change(后复权收盘价, 20)'),
  ];
});

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const results = (page: Page): Locator => page.getByRole('region', { name: '体检结果' });
const lineOf = (page: Page, name: string): Locator =>
  tableLines(results(page)).filter({ has: page.getByRole('button', { name, exact: true }) });

interface Kept {
  readonly id: number;
  readonly state: string;
}
const newest = async (): Promise<Kept> => {
  const [row] = await rows<Kept>(
    `SELECT c.id, j.state FROM {invest}.checkup c JOIN {invest}.job j ON j.id = c.job_id
      WHERE c.tenant_id = '000000' ORDER BY c.id DESC LIMIT 1`,
  );
  return row ?? { id: 0, state: 'none' };
};
/** The newest check-up, once it has succeeded. */
async function succeeded(after: number): Promise<number> {
  const { id } = await eventually(
    newest,
    (kept) => kept.id > after && kept.state === 'succeeded',
    PATIENCE_MS,
  );
  return id;
}

interface KeptRow {
  readonly rankIc: number;
  readonly p: number;
  readonly q: number;
  readonly significant: number;
  readonly coverage: number;
}
const keptRow = async (checkupId: number, name: string, horizon: number): Promise<KeptRow> => {
  const [row] = await rows<KeptRow>(
    `SELECT rank_ic AS rankIc, p, q, significant, coverage FROM {invest}.checkup_row
      WHERE checkup_id = ? AND name = ? AND horizon = ?`,
    [checkupId, name, horizon],
  );
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};
const coefficient = (value: number): string => formatNumber(value, { unit: 'number', decimals: 4 });

describe('a check-up of factors', () => {
  it('is begun, followed, and shows the stored figures of each factor, also exported', async () => {
    const [first] = own;
    const before = (await newest()).id;
    const page = await visitors.signedIn(keeper, PAGE);
    await button(page, '体检全部因子').click();
    await button(page.getByRole('dialog'), '开始体检').click();
    await page.getByText('已开始体检').waitFor();
    const id = await succeeded(before);
    expect(
      await rows('SELECT action, username FROM {access}.audit_log WHERE subject = ?', [`checkup:${id}`]),
    ).toEqual([{ action: 'invest.submitCheckup', username: keeper.username }]);
    const found = await visitors.signedIn(keeper, `${PAGE}?search=${encodeURIComponent(first.name)}`);
    await lineOf(found, first.name).waitFor();
    const text = await lineOf(found, first.name).innerText();
    const kept = await keptRow(id, first.name, 1);
    expect(text).toContain(coefficient(kept.rankIc));
    const sheet = await exported(found, results(found), 'csv');
    expect(JSON.stringify(sheet)).toContain(first.name);
    await found.getByText('持有 10 日').click();
    const later = await keptRow(id, first.name, 10);
    await lineOf(found, first.name).getByText(coefficient(later.rankIc)).first().waitFor();
    expect(found.url()).toContain('horizon=10');
  });

  it('has the figures of a backtest that is made from its row', async () => {
    const [first] = own;
    const { id } = await newest();
    const page = await visitors.signedIn(keeper, `${PAGE}?run=${id}&subject=f${first.id}@1`);
    const drawer = page.getByRole('dialog');
    await button(drawer, '生成回测报告').click();
    await page.waitForURL(/backtest\/result\?associationId=\d+/);
    const associationId = Number(new URL(page.url()).searchParams.get('associationId'));
    await endedRun(associationId);
    const { report } = await keptReport(associationId);
    for (const horizon of [1, 5, 10, 20]) {
      const kept = await keptRow(id, first.name, horizon);
      expect([horizon, kept.rankIc]).toEqual([horizon, report.rankIcSummary[String(horizon)]?.mean]);
    }
    const again = await visitors.signedIn(keeper, `${PAGE}?run=${id}&subject=f${first.id}@1`);
    await again.getByRole('link', { name: '查看回测报告' }).waitFor();
  });

  it('puts a factor and its opposite into one group of the picture, and the picture is a table too', async () => {
    const [first, second] = own;
    const page = await visitors.signedIn(keeper, `${PAGE}?tab=correlation`);
    const panel = page.getByRole('region', { name: '相关性' });
    await button(panel, '数据表').click();
    const header = await panel.getByRole('columnheader').allInnerTexts();
    const at = header.indexOf(second.name);
    expect(at).toBeGreaterThan(0);
    const line = panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: first.name }) });
    expect((await line.getByRole('cell').allInnerTexts())[at - 1]).toBe('−1.00');
    expect(Math.abs(at - header.indexOf(first.name))).toBe(1);
  });

  it('says what is new since the time before', async () => {
    const added = await factors.made('std(后复权收盘价, 20)');
    const before = (await newest()).id;
    const page = await visitors.signedIn(keeper, PAGE);
    await button(page, '体检全部因子').click();
    await button(page.getByRole('dialog'), '开始体检').click();
    const id = await succeeded(before);
    const [{ previous = 0 } = {}] = await rows<{ previous: number }>(
      'SELECT previous_id AS previous FROM {invest}.checkup WHERE id = ?',
      [id],
    );
    expect(previous).toBe(before);
    const changes = await visitors.signedIn(keeper, `${PAGE}?tab=changes&run=${id}`);
    await changes.getByRole('region', { name: '新增' }).getByText(added.name).waitFor();
  });

  it('offers viewers nothing to begin', async () => {
    const viewer = await people.inserted({ authorities: ['yzgl_view'] });
    const page = await visitors.signedIn(viewer, PAGE);
    await results(page).waitFor();
    expect(await button(page, '体检全部因子').count()).toBe(0);
  });
});
