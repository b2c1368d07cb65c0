import { randomInt } from 'node:crypto';
import { formatNumber } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, directCall, VIEWER, Visitors } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { shownFacts } from '../support/screens/shown-facts.ts';
import { rows } from '../support/suite/suite.ts';
import { LINES, tableLines } from '../support/screens/table-lines.ts';

const visitors = new Visitors();
afterEach(() => visitors.leave());

const PATH = '/operations/data';
const HEADER = 'security,publish_date,sequence,source,title,summary,sentiment';
/** No company has ninety news a day: rows with these numbers are the journey's own. */
const SEQUENCE = 90;
/** A delivery of this run alone. */
const anyDelivery = (kind: string): string => `journey-${kind}-${randomInt(10 ** 9)}`;

const count = async (where: string): Promise<number> =>
  (await rows<{ n: number }>(`SELECT COUNT(*) AS n FROM {market}.${where}`))[0]?.n ?? -1;
const ownNews = (): Promise<number> => count(`news WHERE sequence >= ${SEQUENCE}`);

async function anySecurity(): Promise<string> {
  const [row] = await rows<{ code: string }>(
    `SELECT CONCAT(code, '.', exchange) AS code FROM {market}.security ORDER BY id LIMIT 1`,
  );
  return row?.code ?? '';
}

const lineOf = (within: Page | Locator, text: string): Locator => within.locator(LINES, { hasText: text });
const records = (page: Page): Locator => page.getByRole('region', { name: '导入记录', exact: true });
const openJob = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: '任务详情' });

async function upload(page: Page, delivery: string, content: string): Promise<void> {
  await page.goto(`${PATH}?tab=deliveries`);
  await page.getByRole('button', { name: '上传文件' }).click();
  await page.getByLabel('目录名称').fill(delivery);
  await page
    .getByLabel('数据文件', { exact: true })
    .setInputFiles({ name: 'news.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('dialog').getByRole('button', { name: '上传' }).click();
  await page.getByRole('region', { name: `目录 ${delivery}` }).waitFor();
}

/** Waits until the submitted job, which opens by itself, has ended as given, without a reload of the page. */
async function jobEnds(page: Page, state: '成功' | '部分未通过'): Promise<Readonly<Record<string, string>>> {
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/operations/tasks' && searchParams.get('job') !== null,
  );
  const facts = openJob(page).locator('dl');
  await facts.getByText(state, { exact: true }).waitFor();
  return shownFacts(facts);
}

/** Imports a delivery as demo data. */
async function submit(page: Page, delivery: string): Promise<void> {
  await page
    .getByRole('region', { name: `目录 ${delivery}` })
    .getByRole('button', { name: '导入' })
    .click();
  await page.getByLabel(/作为演示数据/).check();
  await page.getByRole('button', { name: '开始导入' }).click();
}

describe('the quality of the data', () => {
  it('shows each table with its rows in the database', async () => {
    const page = await visitors.signedIn(ADMIN, `${PATH}?size=100`);
    const bars = lineOf(page, 'daily_bar').first();
    await bars.waitFor();
    for (const table of ['daily_bar', 'income_statement', 'shareholder', 'industry_daily']) {
      const cells = await lineOf(page, table).first().locator('td').allInnerTexts();
      expect(cells.map((cell) => cell.trim())).toContain(
        formatNumber(await count(table), { unit: 'integer' }),
      );
    }
    // The news failed here before, when the journey below was played.
    const others = tableLines(page).filter({ hasNotText: 'news' });
    expect(await others.getByText('失败', { exact: true }).count()).toBe(0);
  });

  it('is only for administrators of the console', async () => {
    const page = await visitors.signedIn(VIEWER, PATH);
    await page.getByText('抱歉，您没有权限访问该页面').waitFor();
    await page.getByText('xtgl_data').waitFor();
    expect((await directCall(page, '/api/dataQuality/tables')).status).toBe(403);
  });
});

describe('an import from the browser', () => {
  it('loads nothing of a table with a bad row, and shows the row with its reason', async () => {
    const delivery = anyDelivery('bad');
    const security = await anySecurity();
    const page = await visitors.signedIn(ADMIN, PATH);
    await upload(
      page,
      delivery,
      `${HEADER}\n${security},2026-01-05,${SEQUENCE},来源,标题,,0.5\n999999.SH,2026-01-05,${SEQUENCE},来源,标题,,7\n`,
    );
    await submit(page, delivery);
    expect(await jobEnds(page, '部分未通过')).toMatchObject({
      任务: '导入数据',
      对象: delivery,
      状态: '部分未通过',
      说明: '1 张表未通过：新闻舆情',
    });
    await openJob(page).getByRole('button', { name: '查看新闻舆情的拒绝行' }).click();
    const rejects = page.getByRole('region', { name: '新闻舆情 的拒绝行' });
    await rejects.getByText('证券不存在').waitFor();
    await rejects.getByText('应在 -1 至 1 之间').waitFor();
    expect(await ownNews()).toBe(0);
  });

  it('loads a good delivery, and undoes it again', async () => {
    const delivery = anyDelivery('good');
    const security = await anySecurity();
    const page = await visitors.signedIn(ADMIN, PATH);
    await upload(
      page,
      delivery,
      `${HEADER}\n${security},2026-01-05,${SEQUENCE},来源,标题,,0.5\n${security},2026-01-05,${SEQUENCE + 1},来源,标题二,,-0.5\n`,
    );
    await submit(page, delivery);
    await jobEnds(page, '成功');
    expect(await ownNews()).toBe(2);
    await openJob(page)
      .getByRole('link', { name: /^导入记录 \d+$/ })
      .click();
    await page.waitForURL((url) => url.searchParams.get('run') !== null);
    await page.getByRole('dialog').filter({ hasText: '次导入' }).getByText('已载入').first().waitFor();

    await page.goto(`${PATH}?tab=runs`);
    await lineOf(records(page), delivery).first().getByRole('button', { name: '撤销' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click();
    expect(await jobEnds(page, '成功')).toMatchObject({ 任务: '撤销导入' });
    await eventually(ownNews, (left) => left === 0);
    await page.goto(`${PATH}?tab=runs`);
    await lineOf(records(page), delivery).first().getByText('已撤销').waitFor();
  });
});
