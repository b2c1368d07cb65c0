import { tellsFacts, type Draw, type Fact } from '../support/screens/company-facts.ts';
import { shownFigures, shownRows, shownTotal } from '../support/screens/shown-table.ts';

const TRADING = ['资金偏好', '每日交易统计'];
const LIQUIDITY = ['资金偏好', '流动性'];

const ORDERS = [
  ['特大单', 'large_net'],
  ['主力', 'main_net'],
  ['中小单', 'middle_small_net'],
] as const;
const flows = (title: (order: string) => string, unit: 'hundredMillionYuan' | 'percent'): readonly Draw[] =>
  ORDERS.map(([order]) => [title(order), unit, 'signed']);

/** A day of orders beside its bar; sums begin with the first day on record. */
const FLOWS = `SELECT f.trade_date, f.main_trading_amount, b.amount, b.volume, b.close * b.float_shares AS capital,
    ${ORDERS.map(([, net]) => `f.${net}, SUM(f.${net}) OVER (ORDER BY f.trade_date) AS ${net}_so_far`).join(', ')},
    b.volume / AVG(b.volume) OVER (ORDER BY f.trade_date ROWS BETWEEN 5 PRECEDING AND 1 PRECEDING) AS ratio
  FROM {market}.money_flow f
  JOIN {market}.daily_bar b ON b.security_id = f.security_id AND b.trade_date = f.trade_date
 WHERE f.security_id = ?`;
const YEAR = `f.trade_date >= (SELECT MAX(n.trade_date) - INTERVAL 1 YEAR FROM {market}.money_flow n
                                WHERE n.security_id = f.security_id)`;
const each = (draw: (net: string) => string): string => ORDERS.map(([, net]) => draw(net)).join(', ');

const STATISTICS: Fact = {
  way: TRADING,
  table: '每日交易统计',
  sql: `SELECT trade_date, ${each((net) => net)}, ${each((net) => `${net}_so_far`)},
               ${each((net) => `${net} / capital`)}, main_trading_amount, amount, volume,
               main_trading_amount / amount, ratio
          FROM (${FLOWS}) flows ORDER BY trade_date DESC LIMIT 20`,
  drawn: [
    ['交易日', 'text'],
    ...flows((order) => `${order}净流入`, 'hundredMillionYuan'),
    ...flows((order) => `累计${order}净流入`, 'hundredMillionYuan'),
    ...flows((order) => `${order}净流入占流通市值`, 'percent'),
    ['主力成交额', 'hundredMillionYuan'],
    ['总成交额', 'hundredMillionYuan'],
    ['成交量', 'millionShares'],
    ['主力成交占比', 'percent'],
    ['量比', 'number'],
  ],
};

const VALUE = `SELECT trade_date, close * total_shares AS total, close * float_shares AS tradable, amount,
    amount / (close * float_shares) AS turnover,
    amount / (close * (total_shares - (
      SELECT i.foundation_holder_held_num FROM {market}.industrial_capital i
       WHERE i.security_id = b.security_id AND i.announce_date <= b.trade_date
       ORDER BY i.report_period DESC LIMIT 1))) AS free_turnover
  FROM {market}.daily_bar b WHERE security_id = ? ORDER BY trade_date DESC`;
const WORTH: Fact = {
  way: LIQUIDITY,
  table: '流动性',
  sql: `${VALUE} LIMIT 20`,
  drawn: [
    ['交易日', 'text'],
    ['总市值', 'hundredMillionYuan'],
    ['流通市值', 'hundredMillionYuan'],
    ['成交额', 'hundredMillionYuan'],
    ['成交额占流通市值', 'percent'],
    ['成交额占非产业资本市值', 'percent'],
  ],
};

const FACTS: readonly Fact[] = [
  STATISTICS,
  {
    ...STATISTICS,
    when: '合计',
    shown: shownTotal,
    sql: `SELECT '本页合计', ${each((net) => `SUM(${net})`)}, NULL, SUM(main_trading_amount), SUM(amount), SUM(volume)
            FROM (SELECT * FROM (${FLOWS}) flows ORDER BY trade_date DESC LIMIT 20) shown`,
    drawn: [
      ['交易日', 'text'],
      ...flows((order) => `${order}净流入`, 'hundredMillionYuan'),
      ['累计主力净流入', 'hundredMillionYuan', 'signed'],
      ['主力成交额', 'hundredMillionYuan'],
      ['总成交额', 'hundredMillionYuan'],
      ['成交量', 'millionShares'],
    ],
  },
  {
    way: TRADING,
    table: '累计净流入占流通市值比走势',
    shown: shownFigures,
    // Sums from the first drawn day on.
    sql: `SELECT trade_date, ${each((net) => `${net}_so_far / capital`)} FROM (${FLOWS} AND ${YEAR}) flows
           ORDER BY trade_date DESC`,
    drawn: [['日期', 'text'], ...ORDERS.map(([order]) => [order, 'percent'] as const)],
  },
  {
    way: TRADING,
    table: '成交额与净流入占流通市值走势',
    shown: shownFigures,
    sql: `SELECT trade_date, amount / capital, ${each((net) => `${net} / capital`)} FROM (${FLOWS} AND ${YEAR}) flows
           ORDER BY trade_date DESC`,
    drawn: [
      ['日期', 'text'],
      ['成交额占流通市值', 'percent'],
      ...ORDERS.map(([order]) => [`${order}净流入`, 'percent'] as const),
    ],
  },
  WORTH,
  {
    ...WORTH,
    when: 'the busiest day first',
    then: (page) => page.getByRole('button', { name: '成交额占流通市值' }).click(),
    sql: `SELECT trade_date, turnover FROM (${VALUE}) days ORDER BY turnover DESC LIMIT 20`,
    drawn: [
      ['交易日', 'text'],
      ['成交额占流通市值', 'percent'],
    ],
  },
  {
    ...WORTH,
    when: '合计',
    shown: shownTotal,
    sql: `SELECT '本页合计', NULL, SUM(amount) FROM (${VALUE} LIMIT 20) shown`,
    drawn: [
      ['交易日', 'text'],
      ['总市值', 'hundredMillionYuan'],
      ['成交额', 'hundredMillionYuan'],
    ],
  },
  {
    way: LIQUIDITY,
    table: '总市值与流通市值走势',
    shown: shownFigures,
    sql: `SELECT trade_date, total, tradable FROM (${VALUE}) days
           WHERE trade_date >= (SELECT MAX(trade_date) - INTERVAL 1 YEAR FROM {market}.daily_bar)
           ORDER BY trade_date DESC`,
    drawn: [
      ['日期', 'text'],
      ['总市值', 'hundredMillionYuan'],
      ['流通市值', 'hundredMillionYuan'],
    ],
  },
];

describe('the trading of a company, on screen, equals the database', () => {
  tellsFacts({ wants: ['money_flow', 'industrial_capital'], facts: FACTS });
});

describe('a company opened as part of an ETF', () => {
  tellsFacts({
    wants: ['daily_bar'],
    search: 'type=etf',
    facts: [
      {
        ...WORTH,
        way: ['资金偏好'],
        when: 'the only table of its tab',
        shown: async (page, table) => {
          const shown = await shownRows(page, table);
          const parts = await page.getByRole('tab', { name: '机构持股' }).count();
          return parts === 0 ? shown : [];
        },
      },
    ],
  });
});
