import {
  ExportStage,
  expectSheet,
  figure,
  gridOf,
  reportOf,
  written,
} from '../support/files/export-stage.ts';
import { readPng } from '../support/files/png.ts';
import { exported, savedBy } from '../support/files/saved-sheet.ts';
import { columnsOf, shownRows } from '../support/screens/shown-table.ts';
import { rows } from '../support/suite/suite.ts';
import { oneAtATime } from '../support/suite/turn.ts';

const KINDS = ['csv', 'xlsx'] as const;

oneAtATime('announcements');
const stage = new ExportStage();
beforeAll(() => stage.open(['connect_holding', 'business_segment', 'staff_composition']));
afterAll(() => stage.close());

describe('a paged table in a file', () => {
  it.each(KINDS)('has all its rows, equal to screen and database (%s)', async (kind) => {
    const held = await stage.mart<Record<string, string | number | null>>(
      `SELECT trade_date, net_buy_volume, net_buy_amount, held_shares, held_capital_rate,
              held_shares - LAG(held_shares) OVER (ORDER BY trade_date)
         FROM {market}.connect_holding WHERE security_id = ? ORDER BY trade_date DESC`,
    );
    const units = [
      'millionShares',
      'hundredMillionYuan',
      'millionShares',
      'percent',
      'millionShares',
    ] as const;
    const lines = held.map((row) => {
      const [day = null, ...values] = Object.values(row);
      return [day as string, ...values.map((value, at) => figure(value as number, units[at] ?? 'number'))];
    });
    expect(lines.length).toBeGreaterThan(20);
    const additive = [1, 2, 5].map((at) => sumOf(held.map((row) => Object.values(row)[at])));
    const [volume = 0, amount = 0, change = 0] = additive;
    const total = [
      ...['合计', figure(volume, 'millionShares'), figure(amount, 'hundredMillionYuan'), null, null],
      figure(change, 'millionShares'),
    ];
    await stage.show('tab=funds&sub=connect');
    const titles = ['交易日', '净买入量', '净买入额', '持股数', '占流通股比', '持股日变动'];
    const shown = columnsOf(await shownRows(stage.page, '沪深港通持股'), titles);
    expect(shown.map((cells) => cells.map(written))).toEqual(lines.slice(0, 20));
    expectSheet(await exported(stage.page, stage.region('沪深港通持股'), kind), kind, {
      about: [
        ...[`${stage.subject} 沪深港通持股`, '来源 沪深交易所'],
        ...[`数据截至 ${lines[0]?.[0]}`, `共 ${lines.length} 条`],
      ],
      header: [
        '交易日',
        '净买入量(百万股)',
        '净买入额(亿元)',
        '持股数(百万股)',
        '占流通股比(%)',
        '持股日变动(百万股)',
      ],
      rows: [...lines, total],
    });
  });
});

const sumOf = (values: readonly (string | number | null | undefined)[]): number =>
  values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);

describe('a text by a user, in a file', () => {
  const TITLES = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '\t=1', '他说："好，', '平常'].map(
    (start) => `${start}旅程公式`,
  );
  const FIRST = 901;
  beforeAll(async () => {
    for (const [at, title] of TITLES.entries())
      await rows(
        `INSERT INTO {market}.announcement (security_id, announce_date, sequence, category, title, summary)
         VALUES (?, '2026-11-20', ?, '其他', ?, '')`,
        [stage.company.securityId, FIRST + at, title],
      );
  });
  afterAll(() =>
    rows('DELETE FROM {market}.announcement WHERE security_id = ? AND sequence >= ?', [
      stage.company.securityId,
      FIRST,
    ]),
  );

  it.each(KINDS)('is executed by no program, and only the rows searched for are there (%s)', async (kind) => {
    await stage.show('backFlag=1&tab=opinion&sub=announcements');
    await stage.page.getByPlaceholder('标题或摘要').fill('旅程公式');
    await stage.page.getByPlaceholder('标题或摘要').press('Enter');
    await stage.region('公司公告').getByText(`共 ${TITLES.length} 条`).first().waitFor();
    const sheet = await exported(stage.page, stage.region('公司公告'), kind);
    expect(sheet.header).toEqual(['公告日期', '类别', '标题']);
    const disarmed = (title: string): string => (/^[=+\-@＝\t]/.test(title) ? `'${title}` : title);
    const expected = TITLES.map((title) => (kind === 'csv' ? disarmed(title) : title));
    expect(sheet.rows.map(([, , title]) => title).sort()).toEqual(expected.sort());
    expect(sheet.name).toMatch(new RegExp(`^${stage.subject} 公司公告_.*\\.${kind}$`));
    const about = [`${stage.subject} 公司公告`, '来源 公司公告'];
    expect(sheet.about.slice(0, 2)).toEqual(kind === 'csv' ? [] : about);
  });
});

describe('a pivot in a file', () => {
  it.each(KINDS)('has products by report periods, totals first (%s)', async (kind) => {
    const segments = await stage.mart<{
      period: string;
      announced: string;
      item: string;
      revenue: number | null;
    }>(
      `SELECT report_period AS period, announce_date AS announced, item, revenue
         FROM {market}.business_segment WHERE security_id = ? AND kind = 'product' ORDER BY report_period DESC, \`rank\``,
    );
    const periods = [...new Set(segments.map(({ period }) => period))];
    const valueOf = (item: string) => (period: string) =>
      figure(
        segments.find((one) => one.item === item && one.period === period)?.revenue ?? null,
        'millionYuan',
      );
    await stage.show('tab=business&sub=segments');
    const place = stage.region('分产品构成');
    await place.locator('tbody td').first().waitFor();
    const [, ...drawn] = await gridOf(place);
    const items = drawn.slice(1).map(([, name = '']) => name);
    expect(items.toSorted()).toEqual([...new Set(segments.map(({ item }) => item))].toSorted());
    const sums = periods.map((period) =>
      figure(
        segments.filter((one) => one.period === period).reduce((sum, { revenue }) => sum + (revenue ?? 0), 0),
        'millionYuan',
      ),
    );
    const expected = [
      [null, '合计', ...sums],
      ...items.map((item, at) => [String(at + 1), item, ...periods.map(valueOf(item))]),
    ];
    expect(drawn.map((cells) => cells.map(written))).toEqual(expected);
    expectSheet(await exported(stage.page, place, kind), kind, {
      about: [
        ...[`${stage.subject} 分产品构成_营业收入`, '来源 定期报告'],
        ...[`数据截至 ${segments[0]?.announced}`, `共 ${items.length} 项`],
      ],
      header: ['序号', '产品', ...periods.map((period) => `${reportOf(period)}(百万元)`)],
      rows: expected,
    });
  });
});

describe('a transposed table in a file', () => {
  const POSTS = {
    生产人员: 'production_staff',
    销售人员: 'sales_staff',
    技术人员: 'technical_staff',
    财务人员: 'financial_staff',
    行政人员: 'administrative_staff',
    管理人员: 'management_staff',
    其他人员: 'other_staff',
    合计: 'total_staff',
  };

  it.each(KINDS)('has a line for each kind of staff (%s)', async (kind) => {
    const years = await stage.mart<Record<string, string | number | null>>(
      'SELECT * FROM {market}.staff_composition WHERE security_id = ? ORDER BY year DESC',
    );
    const expected = Object.entries(POSTS).map(([title, column]) => [
      title,
      ...years.map((year) => figure(year[column] as number | null, 'integer')),
    ]);
    await stage.show('tab=basic&sub=staff');
    const place = stage.region('人员构成');
    await place.locator('tbody td').first().waitFor();
    expect((await gridOf(place)).slice(1).map((cells) => cells.map(written))).toEqual(expected);
    expectSheet(await exported(stage.page, place, kind), kind, {
      about: [
        ...[`${stage.subject} 人员构成`, '来源 定期报告', `数据截至 ${years[0]?.['announce_date']}`],
        `单位 人，共 ${years.length} 期`,
      ],
      header: ['岗位', ...years.map(({ year }) => String(year))],
      rows: expected,
    });
  });
});

describe('a chart as a picture', () => {
  /** Above and below the drawing: its title, and its unit, source and day. */
  const FRAME = 40 + 28;
  it.each([
    ['日K线', 'tab=market&sub=quotation&part=charts', 440],
    ['营业总收入', 'tab=business&sub=revenue', 320],
    ['总市值与流通市值走势', 'tab=funds&sub=liquidity', 240],
  ])('is a PNG of %s, twice as fine as the page', async (title, query, height) => {
    await stage.show(query);
    const chart = stage.region(title).locator('figure.chart');
    const press = chart.getByRole('button', { name: '下载图片' });
    await press.and(stage.page.locator(':enabled')).waitFor();
    const width = (await chart.locator('.chart-drawing').boundingBox())?.width ?? 0;
    const caption = await chart.locator('.chart-caption').innerText();
    const [asOf = ''] = /\d{4}-\d{2}-\d{2}/.exec(caption) ?? [];
    const { name, bytes } = await savedBy(stage.page, () => press.click());
    expect(name).toBe(`${stage.subject} ${title} ${asOf}.png`);
    const picture = readPng(bytes);
    expect([picture.width, picture.height]).toEqual([2 * width, 2 * (height + FRAME)]);
    // Candles, bars and texts are drawn, not an empty background.
    expect(picture.drawnLines).toBeGreaterThan(height);
  });
});
