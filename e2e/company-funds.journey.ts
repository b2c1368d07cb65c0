import { tellsFacts, type Fact } from './support/company-facts.ts';

const FACTS: readonly Fact[] = [
  {
    way: ['资金偏好', '沪深港通'],
    table: '沪深港通持股',
    sql: `SELECT trade_date, net_buy_amount, held_shares, held_capital_rate
            FROM {market}.connect_holding WHERE security_id = ? ORDER BY trade_date DESC LIMIT 20`,
    drawn: [
      ['交易日', 'text'],
      ['净买入额', 'hundredMillionYuan', 'signed'],
      ['持股数', 'millionShares'],
      ['占流通股比', 'percent'],
    ],
  },
  {
    way: ['资金偏好', '杠杆资金'],
    table: '融资融券',
    sql: `SELECT m.trade_date, m.financing_balance, m.short_balance, m.financing_balance + m.short_balance,
                 (m.financing_balance + m.short_balance) / (b.close * b.float_shares)
            FROM {market}.margin_trading m
            JOIN {market}.daily_bar b ON b.security_id = m.security_id AND b.trade_date = m.trade_date
           WHERE m.security_id = ? ORDER BY m.trade_date DESC LIMIT 20`,
    drawn: [
      ['交易日', 'text'],
      ['融资余额', 'hundredMillionYuan'],
      ['融券余额', 'hundredMillionYuan'],
      ['融资融券余额合计', 'hundredMillionYuan'],
      ['占流通市值比', 'percent'],
    ],
  },
  {
    way: ['资金偏好', '产业资本'],
    table: '产业资本持股',
    sql: `SELECT report_period, no1_holder_held_num, foundation_holder_held_num, foundation_holder_held_capital,
                 foundation_holder_held_capital_rate
            FROM {market}.industrial_capital WHERE security_id = ? ORDER BY report_period DESC LIMIT 20`,
    drawn: [
      ['报告日期', 'text'],
      ['第一大股东持股', 'millionShares'],
      ['产业资本持股', 'millionShares'],
      ['产业资本持股市值', 'hundredMillionYuan'],
      ['占总股本比', 'percent'],
    ],
  },
];

describe('the fund preference of a company equals the database', () => {
  tellsFacts({ wants: ['connect_holding', 'margin_trading', 'industrial_capital'], facts: FACTS });
});
