import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { ANALYST, VIEWER } from '../support/browser/browser.ts';
import { stage } from '../support/people/stage.ts';
import { shownLines, shownRows, type ShownRow } from '../support/screens/shown-table.ts';
import { tableLines } from '../support/screens/table-lines.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors } = stage();
const WEIGHTS = [0.2, 0.3, 0.5] as const;
const SYSTEM = '系统生态池';
const USER = '用户生态池';
let styleId: number;

beforeAll(async () => {
  const session = await httpSignIn(ANALYST);
  const answer = await session.post<{ styleId: number }>('/api/invest/style/insert', {
    styleName: `池${String(randomInt(10 ** 5)).padStart(5, '0')}`,
    comparisonIndexIndustryWeight: WEIGHTS[0],
    comparisonIndexCorpWeight: WEIGHTS[1],
    zbphIndexWeight: WEIGHTS[2],
    styleIndexWeight: 0.6,
    liquidityIndexWeight: 0.4,
  });
  styleId = answer.styleId;
  await session.leave();
});
afterEach(() => rows('DELETE FROM {invest}.style_pin WHERE style_id = ?', [styleId]));
afterAll(() => rows('DELETE FROM {invest}.style WHERE id = ?', [styleId]));

const pinned = async (): Promise<readonly string[]> =>
  (
    await rows<{ code: string }>('SELECT code FROM {invest}.style_pin WHERE style_id = ? ORDER BY code', [
      styleId,
    ])
  ).map(({ code }) => code);
const audited = (): Promise<{ action: string; username: string }[]> =>
  rows(
    `SELECT action, username FROM {access}.audit_log WHERE subject = ? AND action LIKE '%pin-stocks' ORDER BY id`,
    [`style:${styleId}`],
  );
const open = (pool: 'system' | 'user', account = ANALYST): Promise<Page> =>
  visitors.signedIn(
    account,
    `/investment/istyle/detail?styleId=${styleId}&tab=pool${pool === 'user' ? '&pool=user' : ''}`,
  );
const lineOf = (page: Page, pool: string, name: string): Locator =>
  tableLines(page.getByRole('region', { name: pool, exact: true })).filter({ hasText: name });
const nameIn = (row: ShownRow | undefined): string => row?.['公司简称'] ?? '';

describe('the stock pool of a style', () => {
  it('has the highest style index first, and says how an index came about', async () => {
    const page = await open('system');
    const shown = await shownRows(page, SYSTEM);
    const indexes = shown.map((row) => Number(row['风格指数']));
    expect(shown.length).toBeGreaterThan(5);
    expect(indexes).toEqual([...indexes].sort((one, other) => other - one));

    const [first] = shown;
    await page.getByRole('button', { name: new RegExp(`^${nameIn(first)} 风格指数`) }).click();
    const parts = await shownLines(page, '风格指数');
    const figures = parts.map(
      (row) => [Number(row['指数']), Number(row['权重']), Number(row['指数 × 权重'])] as const,
    );
    expect(figures.slice(0, 3).map(([, weight]) => weight)).toEqual([...WEIGHTS]);
    for (const [index, weight, product] of figures.slice(0, 3))
      expect(Math.abs(index * weight - product)).toBeLessThan(0.01);
    const sum = figures.slice(0, 3).reduce((total, [, , product]) => total + product, 0);
    expect(Math.abs(sum - (indexes[0] ?? NaN))).toBeLessThan(0.02);
    expect([figures[0]?.[0], figures[1]?.[0], figures[2]?.[0]].map((index) => index?.toFixed(2))).toEqual(
      ['行业对比指数', '公司对比指数', '公司资本偏好指数'].map((title) => first?.[title]),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: '风格指数', exact: true }).waitFor({ state: 'hidden' });
  });

  it('gives what is ticked to the user pool, and takes it back', async () => {
    const page = await open('system');
    const [first] = await shownRows(page, SYSTEM);
    const name = nameIn(first);
    await page.getByLabel(`选择 ${name}`, { exact: true }).check();
    await page.getByRole('button', { name: '加入用户生态池 1 只' }).click();
    await page.getByText('已加入用户生态池：1 只').waitFor();
    expect(await pinned()).toEqual([first?.['股票代码']]);

    await page.getByRole('tab', { name: USER }).click();
    expect((await shownRows(page, USER)).map(nameIn)).toEqual([name]);
    await page.getByLabel(`选择 ${name}`, { exact: true }).last().check();
    await page.getByRole('button', { name: '移出用户生态池 1 只' }).click();
    await eventually(pinned, (codes) => codes.length === 0);
    await page.getByText('还没有加入股票').waitFor();
    expect((await audited()).slice(-2)).toEqual([
      { action: 'invest.pin-stocks', username: 'analyst' },
      { action: 'invest.unpin-stocks', username: 'analyst' },
    ]);
  });

  it('takes companies that are searched for', async () => {
    const [company] = await rows<{ name: string; code: string; exchange: string }>(
      `SELECT s.name, s.code, s.exchange FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
        WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL AND s.status = 'listed' ORDER BY c.id DESC LIMIT 1`,
    );
    const { name = '', code = '', exchange = '' } = company ?? {};
    const page = await open('user');
    await page.getByRole('button', { name: '添加公司' }).click();
    await page.getByRole('combobox', { name: '公司' }).fill(code);
    await page.getByTitle(`${name} ${code}`, { exact: true }).click();
    await page.getByRole('button', { name: '加入 1 只' }).click();
    await lineOf(page, USER, name).waitFor();
    expect(await pinned()).toEqual([`${code}.${exchange}`]);
  });

  it('is only looked at by a viewer, on the screen and by direct calls', async () => {
    const page = await open('system', VIEWER);
    await shownRows(page, SYSTEM);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    const session = await httpSignIn(VIEWER);
    const { status } = await session.send('/api/invest/style/stock/pin', { body: { styleId, corpIds: [1] } });
    await session.leave();
    expect([status, await pinned()]).toEqual([403, []]);
  });
});

describe('the rankings', () => {
  it('have the index of the pool, the highest first', async () => {
    const pool = await open('system');
    const inPool = new Map((await shownRows(pool, SYSTEM)).map((row) => [nameIn(row), row['公司对比指数']]));
    const page = await visitors.signedIn(ANALYST, '/investment/istyle?tab=rankings&ranking=corpComparison');
    const shown = await shownRows(page, '公司对比指数排行');
    const indexes = shown.map((row) => Number(row['公司对比指数']));
    expect(indexes).toEqual([...indexes].sort((one, other) => other - one));
    const both = shown.filter((row) => inPool.has(nameIn(row)));
    expect(both.length).toBeGreaterThan(0);
    for (const row of both) expect(row['公司对比指数']).toBe(inPool.get(nameIn(row)));
  });
});
