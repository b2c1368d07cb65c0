import { insertFacts, type Fact } from '@console/node-kit/testing';
import type { RunningIndustry } from './running-industry.ts';

/** 酒类: 贵州茅台 1 and 五粮液 2, which makes losses, 招商银行 3, a bank, and 百%分_百 11, listed in 2021. */
export const MEMBERS = [1, 2, 3, 11] as const;
const PERIODS = ['2023-12-31', '2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31', '2025-03-31'] as const;
/** Reports that were not made: the loss-maker's in the middle of 2024; of the last period only two have reported. */
const MISSING = ['2 2024-06-30', '2 2025-03-31', '11 2025-03-31'];

const announced = (period: string): string =>
  `${period.endsWith('12-31') ? Number(period.slice(0, 4)) + 1 : period.slice(0, 4)}-${period.endsWith('12-31') ? '04' : '10'}-28`;

/** Some figures of a report, with quarters that differ and members of different sizes. */
function reportOf(security: number, period: string, place: number): Fact {
  const quarters = { '03-31': 1, '06-30': 2, '09-30': 3, '12-31': 4 }[period.slice(5)] ?? 0;
  const size = 1000 * security;
  const isBank = security === 3;
  const revenue = size * quarters + 17 * place;
  return {
    security_id: security,
    report_period: period,
    announce_date: announced(period),
    template: isBank ? 'bank' : 'general',
    operating_total_revenue: revenue,
    operating_revenue: revenue,
    operating_total_cost: revenue * 0.7,
    operating_cost: isBank ? null : revenue * 0.6,
    selling_expense: isBank ? null : revenue * 0.05,
    admin_expense: isBank ? null : revenue * 0.04,
    business_admin_expense: isBank ? revenue * 0.3 : null,
    credit_impairment: isBank ? 40 * quarters : -10 * quarters,
    total_profit: security === 2 ? -200 * quarters : revenue * 0.3,
    income_tax: security === 2 ? 0 : revenue * 0.06,
    net_profit: security === 2 ? -200 * quarters : revenue * 0.24,
    net_profit_parent: security === 2 ? -190 * quarters : revenue * 0.2,
    eps_basic: 1.5,
  };
}

const balanceOf = (security: number, period: string, place: number): Fact => ({
  security_id: security,
  report_period: period,
  announce_date: announced(period),
  template: security === 3 ? 'bank' : 'general',
  total_assets: 10_000 * security + 100 * place,
  total_liabilities: 4000 * security + 30 * place,
  total_equity: 6000 * security + 70 * place,
  equity_parent: 5500 * security + 60 * place,
  total_current_assets: security === 3 ? null : 3000 * security,
  total_current_liabilities: security === 3 ? null : 1000 * security,
});

const cashOf = (security: number, period: string, place: number): Fact => ({
  security_id: security,
  report_period: period,
  announce_date: announced(period),
  template: security === 3 ? 'bank' : 'general',
  operating_net: 300 * security + place,
  cash_begin: 100 * security,
  cash_end: 100 * security + 10 * place,
});

const holdingOf = (security: number, period: string, place: number): Fact => ({
  security_id: security,
  report_period: period,
  announce_date: announced(period),
  fund_held_num: 100 * security + place,
  fund_held_percent: (100 * security + place) / (10_000 * security),
  non_fund_held_num: 50 * security,
  non_fund_held_percent: (50 * security) / (10_000 * security),
  fund_held_capital: 900 * security,
});

const yearOf = (security: number, year: number): Fact => ({
  security_id: security,
  year,
  announce_date: `${year + 1}-04-28`,
});

/** Reports, holdings and yearly figures of the members of 酒类, and their expectations. */
export async function fillReports({ data }: Pick<RunningIndustry, 'data'>): Promise<void> {
  const made = MEMBERS.flatMap((security) =>
    PERIODS.flatMap((period, place) =>
      MISSING.includes(`${security} ${period}`) ? [] : [[security, period, place] as const],
    ),
  );
  const fill = (table: string, rows: readonly Fact[]) => insertFacts(data.database, table, rows);
  await fill(
    'income_statement',
    made.map((each) => reportOf(...each)),
  );
  await fill(
    'balance_sheet',
    made.map((each) => balanceOf(...each)),
  );
  await fill(
    'cash_flow_statement',
    made.map((each) => cashOf(...each)),
  );
  await fill(
    'institution_holding',
    made.map((each) => holdingOf(...each)),
  );
  const years = MEMBERS.flatMap((security) => [2023, 2024].map((year) => [security, year] as const));
  await fill(
    'patent',
    years.map(([security, year]) => ({
      ...yearOf(security, year),
      invention_patents: security,
      invention_grants: 1,
      utility_models: 2,
      designs: null,
      total_patents: security + 3,
      invention_patents_score: 5 * security,
      invention_grants_score: 4,
      utility_models_score: 6,
      designs_score: null,
      total_patents_score: 5 * security + 10,
    })),
  );
  await fill(
    'supplier_customer_sum',
    years.map(([security, year]) => ({
      ...yearOf(security, year),
      supplier_purchase_amount: 100 * security,
      supplier_ratio: security / 20,
      customer_sales_amount: security === 3 ? null : 300 * security,
      customer_ratio: security === 3 ? null : 0.3,
    })),
  );
  await fill(
    'staff_composition',
    years.map(([security, year]) => ({
      ...yearOf(security, year),
      sales_staff: security,
      total_staff: 10 * security,
    })),
  );
  await fill('earnings_forecast', EXPECTED);
}

const expected = (
  security_id: number,
  report_date: string,
  fiscal_year: number,
  is_actual: 0 | 1,
  profit: number,
) => ({
  security_id,
  report_date,
  fiscal_year,
  is_actual,
  institution_count: is_actual === 1 ? null : 4,
  operating_total_revenue: 10 * Math.abs(profit),
  net_profit_parent: profit,
  gross_margin: security_id === 3 ? null : 0.4,
  roe: profit / 1000,
});
/** Two members are covered, one of them since May alone; the other has no reported year beside it. */
const EXPECTED: readonly Fact[] = [
  expected(1, '2025-03-10', 2024, 1, 100),
  expected(1, '2025-03-10', 2025, 0, 120),
  expected(1, '2025-05-20', 2024, 1, 100),
  expected(1, '2025-05-20', 2025, 0, 130),
  expected(3, '2025-05-22', 2025, 0, 70),
];
