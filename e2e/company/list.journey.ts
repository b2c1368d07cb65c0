import { formatNumber } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { eventually, lastLines } from '../support/suite/eventually.ts';
import { rows } from '../support/suite/suite.ts';
import { LINES, tableLines } from '../support/screens/table-lines.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('companies');
const visitors = new Visitors();
afterEach(() => visitors.leave());

interface Expected {
  readonly code: string;
  readonly exchange: string;
  readonly name: string;
  readonly close: number | null;
  readonly change_rate: number | null;
  readonly total_capital: number | null;
  readonly pe: number | null;
  readonly pb: number | null;
  readonly type_time: string | null;
  readonly trade_date: string | null;
}

/** The list's rows by a query that shares nothing with the service's. */
const expectedRows = (
  order: string,
  { where = '1 = 1', limit }: { where?: string; limit: number },
): Promise<Expected[]> =>
  rows<Expected>(
    `SELECT s.code, s.exchange, s.name, b.close, b.close / b.pre_close - 1 AS change_rate,
            b.close * b.total_shares AS total_capital, b.pe_ttm AS pe, b.pb, c.type_time, b.trade_date
       FROM {ecology}.company c
       JOIN {market}.security s ON s.id = c.security_id
       LEFT JOIN {market}.daily_bar b ON b.security_id = s.id
        AND b.trade_date = (SELECT MAX(x.trade_date) FROM {market}.daily_bar x WHERE x.security_id = s.id)
      WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL AND ${where}
      ORDER BY ${order} LIMIT ${limit}`,
  );

async function shownRows(page: Page): Promise<string[][]> {
  const table = page.getByRole('region', { name: '公司列表' });
  await table.locator(`${LINES} a`).first().waitFor();
  return tableLines(table).evaluateAll((lines) =>
    lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
  );
}

/** The expected texts of a row: code, name, close, change, capital, PE, PB, classified at, date. */
const drawn = (row: Expected): string[] => [
  `${row.code}.${row.exchange}`,
  row.name,
  formatNumber(row.close, { unit: 'yuan' }),
  formatNumber(row.change_rate, { unit: 'percent', signed: true }),
  formatNumber(row.total_capital, { unit: 'hundredMillionYuan' }),
  row.pe !== null && row.pe < 0 ? '—' : formatNumber(row.pe, { unit: 'number' }),
  formatNumber(row.pb, { unit: 'number' }),
  row.type_time?.slice(0, 16) ?? '—',
  row.trade_date ?? '—',
];

/** The same columns of a shown line, without the Shenwan path and PS between them. */
const picked = (cells: readonly string[]): string[] =>
  [0, 1, 3, 4, 5, 6, 7, 9, 10].map((index) => cells[index] ?? '(no cell)');

describe('the company list', () => {
  it('fills the screen with rows by first classification, every value equal to the database', async () => {
    const page = await visitors.signedIn(ANALYST, '/edatabase/digitalecology');
    const shown = await shownRows(page);
    expect(shown.length).toBeGreaterThanOrEqual(10);
    const expected = await expectedRows('c.type_time DESC, c.id DESC', { limit: shown.length });
    expect(shown.map(picked)).toEqual(expected.map(drawn));
  });

  it('sorts by market value when its header is clicked, and keeps that in the address', async () => {
    const page = await visitors.signedIn(ANALYST, '/edatabase/digitalecology');
    const { length: limit } = await shownRows(page);
    await page.getByRole('columnheader', { name: /总市值/ }).click();
    await page.waitForURL(/sort=totalCapital/);
    const order = page.url().includes('DESC') ? 'DESC' : 'ASC';
    const expected = await expectedRows(`b.close * b.total_shares ${order}`, { limit });
    // The former rows stay until the sorted ones are there.
    const wanted = expected.map(drawn);
    expect(await lastLines(async () => (await shownRows(page)).map(picked), wanted)).toEqual(wanted);
    await page.reload();
    expect((await shownRows(page)).map(picked)).toEqual(expected.map(drawn));
  });

  it('finds a company by its code, by its name and by its pinyin initials', async () => {
    const [company] = await rows<{ code: string; name: string; pinyin_initials: string }>(
      `SELECT s.code, s.name, s.pinyin_initials FROM {ecology}.company c
         JOIN {market}.security s ON s.id = c.security_id
        WHERE c.tenant_id = '000000' ORDER BY s.code LIMIT 1`,
    );
    if (!company) throw new Error('the demo has no company');
    const page = await visitors.signedIn(ANALYST, '/edatabase/digitalecology');
    for (const text of [company.code, company.name, company.pinyin_initials]) {
      const field = page.getByPlaceholder('代码、简称或拼音首字母');
      await field.fill(text);
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('search') === text);
      await page.getByRole('link', { name: company.name, exact: true }).first().waitFor();
    }
    await page.getByRole('button', { name: '重置' }).click();
    await page.waitForURL((url) => !url.searchParams.has('search'));
    // The browser's Back returns to the former filters, one after another, also to none.
    for (const text of [company.pinyin_initials, company.name, company.code, null]) {
      await page.goBack();
      await page.waitForURL((url) => url.searchParams.get('search') === text);
      await eventually(
        () => page.getByPlaceholder('代码、简称或拼音首字母').inputValue(),
        (value) => value === (text ?? ''),
      );
    }
  });

  it('pages to the last row and no further', async () => {
    const [{ total } = { total: 0 }] = await rows<{ total: number }>(
      `SELECT COUNT(*) AS total FROM {ecology}.company WHERE tenant_id = '000000' AND deleted_at IS NULL`,
    );
    const page = await visitors.signedIn(ANALYST, '/edatabase/digitalecology');
    const { length: size } = await shownRows(page);
    const last = Math.ceil(total / size) - 1;
    await page.getByRole('listitem', { name: String(last + 1), exact: true }).click();
    await page.getByText(`第 ${last * size + 1}–${total} 条，共 ${total} 条`).waitFor();
    await eventually(
      () => shownRows(page),
      ({ length }) => length === total - last * size,
    );
  });

  it('says that no overseas data is loaded', async () => {
    const page = await visitors.signedIn(ANALYST, '/overseas/company');
    await page.getByText('还没有海外公司数据').waitFor();
  });
});

describe('the company detail', () => {
  it('opens from the list with the latest figures of the database and goes back to the list', async () => {
    const page = await visitors.signedIn(ANALYST, '/edatabase/digitalecology?sort=totalCapital,DESC');
    const [first] = await expectedRows('b.close * b.total_shares DESC', { limit: 1 });
    if (!first) throw new Error('the demo has no company');
    await page.getByRole('link', { name: first.name, exact: true }).click();
    await page.waitForURL(/commonDetail\?/);
    const strip = page.locator('.c-strip');
    await strip.getByText(formatNumber(first.close, { unit: 'yuan' }), { exact: true }).waitFor();
    const text = (await strip.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(first.name);
    expect(text).toContain(formatNumber(first.total_capital, { unit: 'hundredMillionYuan' }));
    expect(text).toContain(formatNumber(first.change_rate, { unit: 'percent', signed: true }));
    await page.getByRole('button', { name: /返回/ }).click();
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/edatabase/digitalecology' && searchParams.get('sort') === 'totalCapital,DESC',
    );
  });

  it('says that a company is not there when its id is unknown', async () => {
    const page = await visitors.signedIn(
      ANALYST,
      '/investment/datacorpecology/selectData/commonDetail?row=99999999',
    );
    await page.getByText('没有这家公司').waitFor();
  });
});
