import { tableName } from '@console/node-kit/database';
import { insertFacts, TENANT, type Fact } from '@console/node-kit/testing';
import type { RunningIndustry } from './running-industry.ts';

/** The trading days of the fixture. */
export const DAYS = ['2026-06-26', '2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02'] as const;

/** 酒类, with 贵州茅台, 五粮液 (in two of the industries below), 招商银行 and 百%分_百. */
export const LIQUOR = { id: 12, securities: [1, 2, 3, 11] } as const;
/** 其他: 中芯国际, the loss-maker ST闻泰, 纬达光电 listed on the third day, and 万科A, which never traded. */
export const OTHERS = { id: 24, securities: [5, 6, 8, 9] } as const;
/** Without a company. */
export const EMPTY = { id: 31, securities: [] } as const;
/** 宁德时代 alone, suspended. */
export const ALONE = { id: 43, securities: [7] } as const;
/** The Shenwan industry of banks: 平安银行 left it on 1 July, and today's pool of the tenant has it still. */
export const BANKS = { id: 41, then: [3, 4], left: 4, since: '2026-07-01', now: [3, 4] } as const;

const each = (
  securities: readonly number[],
  row: (security: number, at: number) => Fact,
  days: readonly string[] = DAYS,
): Fact[] =>
  securities.flatMap((security_id) =>
    days.map((trade_date) => ({
      security_id,
      trade_date,
      ...row(security_id, DAYS.indexOf(trade_date as never)),
    })),
  );

/** Facts by day that differ by security and day; some securities, and some days, have none. */
export async function fillDays({ data: { database }, query }: RunningIndustry): Promise<void> {
  await query(
    `INSERT INTO ${tableName('ecology', 'industry')} (id, tenant_id, variant, name, code, sw_code, level, created_at, updated_at)
     VALUES (41, ?, 'default', '股份制银行', '857831', '857831', 3, '2026-01-05 09:00:00', '2026-01-05 09:00:00'),
            (43, ?, 'default', '电池', 'D1', NULL, 1, '2026-01-05 09:00:00', '2026-01-05 09:00:00')`,
    [TENANT, TENANT],
  );
  await query(
    `INSERT INTO ${tableName('ecology', 'membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
     VALUES (?, 41, 103, '2026-03-02', '2026-03-02 10:00:00'), (?, 41, 104, '2026-03-02', '2026-03-02 10:00:00'),
            (?, 43, 107, '2026-03-02', '2026-03-02 10:00:00')`,
    [TENANT, TENANT, TENANT],
  );
  await query(
    `UPDATE ${tableName('market', 'sw_member')} SET valid_to = ? WHERE security_id = ? AND valid_to IS NULL`,
    [BANKS.since, BANKS.left],
  );
  await insertFacts(
    database,
    'margin_trading',
    each([1, 2, 3, 4, 7], (security, at) => ({
      financing_balance: 1000 * security + 10 * at,
      financing_buy: 100 + security + at,
      financing_repay: 90 + 2 * at,
      short_volume: 5 * security,
      short_sell_volume: security,
      short_repay_volume: at,
      short_balance: 20 * security + at,
    })),
  );
  await insertFacts(
    database,
    'connect_holding',
    each(
      [1, 2, 4],
      (security, at) => ({
        held_shares: security + at,
        held_capital_rate: 0.1,
        net_buy_volume: 1 - at,
        net_buy_amount: security * (2 - at),
      }),
      DAYS.slice(1),
    ),
  );
  await insertFacts(
    database,
    'money_flow',
    each([1, 2, 3, 5, 6], (security, at) => ({
      large_net: security - 3 + at,
      main_net: 2 * security - 5 + at,
      middle_small_net: 5 - 2 * security - at,
      main_trading_amount: 10 * security + at,
    })),
  );
  await insertFacts(
    database,
    'capital_preference',
    each(
      [1, 2, 3, 4],
      (security, at) => ({
        zbph_index: 1 + security / 2 + at / 10,
        fund_held_capital_rate: security === 3 ? null : security / 100,
        financing_balance_rate: security / 200,
        connect_held_capital_rate: security === 3 ? null : 0.1,
        main_of_total_rate: 0.2,
        turnover_of_float_rate: 0.3,
      }),
      DAYS.slice(2),
    ),
  );
  await insertFacts(database, 'holder_count', [
    { security_id: 1, report_period: '2026-03-31', announce_date: '2026-04-28', holder_num: 200 },
    { security_id: 1, report_period: '2026-06-30', announce_date: '2026-07-01', holder_num: 180 },
    { security_id: 2, report_period: '2026-03-31', announce_date: '2026-04-20', holder_num: 500 },
  ]);
  await insertFacts(database, 'industrial_capital', [
    {
      security_id: 1,
      report_period: '2026-03-31',
      announce_date: '2026-04-28',
      foundation_holder_held_num: 6,
    },
    {
      security_id: 2,
      report_period: '2026-03-31',
      announce_date: '2026-06-30',
      foundation_holder_held_num: 10,
    },
  ]);
  await insertFacts(database, 'dividend', [
    dividend(1, '2026-06-29', 100),
    dividend(1, '2025-06-20', 70),
    dividend(2, '2026-03-10', 40),
    dividend(3, '2026-07-02', 9),
  ]);
}

const dividend = (security_id: number, pay_date: string, cash_amount: number): Fact => ({
  security_id,
  scheme: '现金分红',
  report_period: `${Number(pay_date.slice(0, 4)) - 1}-12-31`,
  announce_date: `${pay_date.slice(0, 4)}-01-20`,
  ex_date: pay_date,
  pay_date,
  cash_amount,
});
