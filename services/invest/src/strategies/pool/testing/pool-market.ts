import { tableName } from '@console/node-kit/database';
import { insertRows, OTHER_TENANT } from '@console/node-kit/testing';
import { seededRandom } from '@console/quant';
import { addLoad, fillBars, type Bars } from '../../../testing/fill-bars.ts';
import type { RunningInvest } from '../../../testing/running-invest.ts';
import { fillCapital, fillCompanies } from '../../days/testing/strategy-market.ts';

/** More stocks than a system pool has, and more than a year of days, so that there are success rates. */
const SIZE = { stocks: 104, days: 320 };

/** The places of the securities that are special; all others are ordinary. */
export const SECURITY = { st: 4, young: 5, unclassified: SIZE.stocks } as const;
/** A company of the other tenant; it has two. */
export const STRANGERS_COMPANY = 901;

/** The company of a security in the tenant. */
export const companyOf = (security: number): number => 99 + security;

/** Fills an empty service with a market in which every index has values. */
export async function fillPool({ data }: RunningInvest): Promise<Bars> {
  const { database } = data;
  const bars = await fillBars(database, SIZE);
  await fillCapital(data, bars);
  await fillCompanies(data, bars.stocks);
  const market = (name: string): string => tableName('market', name);
  await database.query(`UPDATE ${market('security')} SET list_date = ? WHERE id = ?`, [
    bars.dates.at(-59),
    SECURITY.young,
  ]);
  const next = seededRandom(6);
  const reports = Array.from({ length: bars.stocks }, (_, stock) =>
    [2022, 2023, 2024].map((year) => ({
      security_id: stock + 1,
      report_period: `${year}-12-31`,
      template: 'general',
      announce_date: `${year + 1}-03-28`,
      revenue: 100 + Math.round(next() * 900),
      margin: next(),
    })),
  ).flat();
  await insertRows(
    database,
    market('income_statement'),
    reports.map(({ revenue, margin, ...report }) => ({
      ...report,
      operating_total_revenue: revenue,
      operating_revenue: revenue,
      operating_cost: revenue * (1 - margin),
      net_profit_parent: (revenue * margin) / 2,
    })),
  );
  await insertRows(
    database,
    market('balance_sheet'),
    reports.map(({ security_id, report_period, template, announce_date, revenue }) => ({
      security_id,
      report_period,
      template,
      announce_date,
      equity_parent: 3 * revenue,
    })),
  );
  for (const table of ['security', 'income_statement', 'balance_sheet'])
    await addLoad(database, table, bars.dates.at(-1) ?? '');
  const at = '2026-01-05 09:00:00';
  await insertRows(
    database,
    tableName('ecology', 'company'),
    [1, 2].map((security_id, place) => ({
      id: STRANGERS_COMPANY + place,
      tenant_id: OTHER_TENANT,
      security_id,
      status: 1,
      created_at: at,
      updated_at: at,
    })),
  );
  return bars;
}
