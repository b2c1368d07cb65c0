import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../../support/browser/browser.ts';
import { demoCompanies, detailPath } from '../../support/screens/companies.ts';
import { eventually } from '../../support/suite/eventually.ts';
import { tellsFacts, type Draw, type Fact } from '../../support/screens/company-facts.ts';
import { shownFigures } from '../../support/screens/shown-table.ts';

const WAY = ['市场数据', '市场行情', '走势'];

const DRAWN: readonly Draw[] = [
  ['日期', 'text'],
  ['开盘', 'yuan'],
  ['最高', 'yuan'],
  ['最低', 'yuan'],
  ['收盘', 'yuan'],
  ['涨跌幅', 'percent', 'signed'],
  ['成交量', 'tenThousandShares'],
  ['成交额', 'hundredMillionYuan'],
  ['换手率', 'percent'],
  ['MA5', 'yuan'],
];
const AVERAGES: readonly Draw[] = [10, 20, 60].map((days) => [`MA${days}`, 'yuan']);

/** The mean of so many days up to one; null while there are fewer. */
const mean = (days: number, price: string): string =>
  `IF(ROW_NUMBER() OVER day < ${days}, NULL, AVG(${price}) OVER (ORDER BY trade_date ROWS ${days - 1} PRECEDING))`;

/**
 * The newest days of trading. The growth of a day's close, ex-rights days included, is close / pre_close: the
 * factor of a day chains the ratios between that reference and the close before.
 */
const bars = (scale: string, days: number, averages: readonly number[]): string =>
  `WITH traded AS (
     SELECT b.*, COALESCE(LAG(b.close) OVER (ORDER BY b.trade_date) / b.pre_close, 1) AS step
       FROM {market}.daily_bar b WHERE b.security_id = ? AND b.suspended = 0),
   chained AS (SELECT t.*, EXP(SUM(LN(t.step)) OVER (ORDER BY t.trade_date)) AS factor FROM traded t),
   scaled AS (
     SELECT c.*, ${scale} AS scale FROM chained c
       JOIN (SELECT factor AS newest FROM chained ORDER BY trade_date DESC LIMIT 1) n)
   SELECT trade_date, open * scale, high * scale, low * scale, close * scale,
          close * scale / LAG(close * scale) OVER day - 1, volume, amount, turnover_rate,
          ${averages.map((length) => mean(length, 'close * scale')).join(', ')}
     FROM scaled WINDOW day AS (ORDER BY trade_date) ORDER BY trade_date DESC LIMIT ${days}`;

/** Weeks (`%x-%v`) or months (`%Y-%m`) of trading as traded: those that the newest 60 days are in. */
const spans = (format: string): string =>
  `WITH traded AS (
     SELECT b.*, DATE_FORMAT(b.trade_date, '${format}') AS span,
            ROW_NUMBER() OVER (ORDER BY b.trade_date DESC) AS age
       FROM {market}.daily_bar b WHERE b.security_id = ? AND b.suspended = 0),
   spanned AS (
     SELECT MAX(trade_date) AS last_day, MIN(trade_date) AS first_day, MIN(age) AS age, MAX(high) AS high,
            MIN(low) AS low, SUM(volume) AS volume, SUM(amount) AS amount, SUM(turnover_rate) AS turnover
       FROM traded GROUP BY span),
   closed AS (
     SELECT s.*, f.open, l.close, l.close / LAG(l.close) OVER (ORDER BY s.last_day) - 1 AS growth
       FROM spanned s
       JOIN traded f ON f.trade_date = s.first_day JOIN traded l ON l.trade_date = s.last_day)
   SELECT last_day, open, high, low, close, growth, volume, amount, turnover
     FROM closed WHERE age <= 60 ORDER BY last_day DESC`;

const pressed =
  (...options: readonly (readonly [group: string, option: string])[]) =>
  async (page: Page): Promise<void> => {
    for (const [group, option] of options) {
      await page.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();
    }
  };

/** The middle of the lane of flags, in pixels from the bottom of the drawing, and the side of a flag. */
const LANE_MIDDLE = 114;
const FLAG = 16;

const CANDLES = { way: WAY, table: '日K线', shown: shownFigures };

const FACTS: readonly Fact[] = [
  { ...CANDLES, when: '前复权', sql: bars('factor / newest', 250, [5]), drawn: DRAWN },
  {
    ...CANDLES,
    when: '后复权 of 60 days with its averages',
    then: pressed(['复权方式', '后复权'], ['交易日数', '60 日']),
    sql: bars('factor', 60, [5, 10, 20, 60]),
    drawn: [...DRAWN, ...AVERAGES],
  },
  {
    ...CANDLES,
    when: '不复权 of 120 days',
    then: pressed(['复权方式', '不复权'], ['交易日数', '120 日']),
    sql: bars('1', 120, [5]),
    drawn: DRAWN,
  },
  ...(
    [
      ['周', '%x-%v'],
      ['月', '%Y-%m'],
    ] as const
  ).map(([span, format]): Fact => ({
    ...CANDLES,
    table: `${span}K线`,
    when: `${span}K of 60 days`,
    then: pressed(['K线周期', span], ['复权方式', '不复权'], ['交易日数', '60 日']),
    sql: spans(format),
    drawn: DRAWN.filter(([title]) => title !== 'MA5'),
  })),
  {
    ...CANDLES,
    when: 'events, on their day or the next with trade',
    shown: async (page, panel) =>
      (await shownFigures(page, panel)).filter((row) => (row['事件'] ?? '') !== ''),
    sql: `WITH share AS (SELECT ? AS id),
          days AS (SELECT trade_date FROM {market}.daily_bar, share
                    WHERE security_id = id AND suspended = 0 ORDER BY trade_date DESC LIMIT 1250),
          newest AS (SELECT trade_date FROM days ORDER BY trade_date DESC LIMIT 250),
          events AS (
            SELECT ex_date AS day, 'dividend' AS kind, CONCAT('除权除息 ', scheme) AS title
              FROM {market}.dividend, share WHERE security_id = id AND ex_date IS NOT NULL
            UNION ALL
            SELECT announce_date, 'pledge', CONCAT(pledger, '质押 ', FORMAT(pledged_shares / 1e4, 2), ' 万股')
              FROM {market}.equity_pledge, share WHERE security_id = id
            UNION ALL
            SELECT announce_date, 'report', CONCAT(YEAR(report_period), ' 年',
                     ELT(QUARTER(report_period), '第一季度报告', '半年度报告', '第三季度报告', '年度报告'))
              FROM {market}.income_statement, share WHERE security_id = id),
          placed AS (
            SELECT e.*, (SELECT MIN(trade_date) FROM days WHERE trade_date >= e.day) AS shown_on
              FROM events e WHERE e.day >= (SELECT MIN(trade_date) FROM days))
          SELECT shown_on, GROUP_CONCAT(IF(day = shown_on, title, CONCAT(day, ' ', title))
                                        ORDER BY day, kind, title SEPARATOR '；')
            FROM placed WHERE shown_on >= (SELECT MIN(trade_date) FROM newest) GROUP BY shown_on ORDER BY shown_on DESC`,
    drawn: [
      ['日期', 'text'],
      ['事件', 'text'],
    ],
  },
];

describe('the candles of a company equal its bars', () => {
  tellsFacts({ wants: ['adjust_factor', 'dividend', 'equity_pledge', 'income_statement'], facts: FACTS });
});

describe('the drawing of the candles', () => {
  const visitors = new Visitors();
  afterAll(() => visitors.leave());

  it('opens the announcements of a pressed flag, and gives the averages of the day under the pointer', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    const page = await visitors.signedIn(ANALYST, `${detailPath(company)}&tab=market&sub=quotation`);
    const panel = page.getByRole('region', { name: '日K线', exact: true }).and(page.locator(':visible'));
    const drawing = panel.getByRole('img');
    await drawing.locator('canvas').waitFor();
    const box = await drawing.boundingBox();
    if (!box) throw new Error('the candles are not in view');

    const legend = { x: box.x, y: box.y, width: box.width / 2, height: 22 };
    const atRest = await page.screenshot({ clip: legend });
    await page.mouse.move(box.x + box.width / 3, box.y + 120);
    await eventually(
      () => page.screenshot({ clip: legend }),
      (now) => !now.equals(atRest),
    );

    // The lane of flags, from left to right, until one is hit.
    const dialog = page.getByRole('dialog', { name: '公告' });
    const lane = box.y + box.height - LANE_MIDDLE;
    for (let x = box.x + 64; x < box.x + box.width - 72 && !(await dialog.isVisible()); x += FLAG / 2)
      await page.mouse.click(x, lane);
    await dialog.waitFor();
    expect(await dialog.getByRole('region').first().innerText()).toMatch(/^\d{4}-\d\d-\d\d /);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});
