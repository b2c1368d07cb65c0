import { rows } from '../suite/suite.ts';
import type { Figures, Reports, ReportsTable } from './reports.ts';

export interface ReportingIndustry {
  readonly id: number;
  readonly name: string;
}

/** The companies in an industry and below it. */
export const WITHIN = `
  SELECT DISTINCT c.security_id
    FROM {ecology}.industry i
    JOIN {ecology}.industry b ON b.tenant_id = i.tenant_id AND b.removed_at IS NULL
     AND (b.id = i.id OR b.parent_id = i.id
      OR b.parent_id IN (SELECT id FROM {ecology}.industry WHERE parent_id = i.id AND removed_at IS NULL))
    JOIN {ecology}.membership m ON m.industry_id = b.id AND m.tenant_id = i.tenant_id AND m.valid_to IS NULL
    JOIN {ecology}.company c ON c.id = m.company_id AND c.deleted_at IS NULL
   WHERE i.id = ?`;

/** The demo tenant's ecology industry with the most companies, none of which is a bank or an insurer. */
export async function reportingIndustry(): Promise<ReportingIndustry> {
  const industries = await rows<ReportingIndustry & { companies: number }>(
    `SELECT id, name FROM {ecology}.industry
      WHERE tenant_id = '000000' AND variant = 'ecology' AND removed_at IS NULL AND level = 1 ORDER BY id`,
  );
  let best: { readonly industry: ReportingIndustry; readonly companies: number } | null = null;
  for (const { id, name } of industries) {
    const [found] = await rows<{ companies: number; others: number }>(
      `SELECT COUNT(*) AS companies, COUNT(o.security_id) AS others FROM (${WITHIN}) own
         LEFT JOIN (SELECT DISTINCT security_id FROM {market}.income_statement WHERE template <> 'general') o
           ON o.security_id = own.security_id`,
      [id],
    );
    const companies = Number(found?.companies ?? 0);
    if (Number(found?.others) === 0 && companies > (best?.companies ?? 1))
      best = { industry: { id, name }, companies };
  }
  if (best === null) throw new Error('the demo data has no industry of companies with general statements');
  return best.industry;
}

/** Reports of the members that were listed at the end of the period; `y` is the same period a year before. */
const listedReports = (table: string): string => `
  FROM (${WITHIN}) own
  JOIN {market}.security s ON s.id = own.security_id
  JOIN {market}.${table} t ON t.security_id = own.security_id
   AND s.list_date <= t.report_period AND (s.delist_date IS NULL OR s.delist_date > t.report_period)`;
const yearBefore = (table: string): string => `
  LEFT JOIN {market}.${table} y ON y.security_id = t.security_id
   AND y.report_period = t.report_period - INTERVAL 1 YEAR`;

/** Expressions over the reports of an industry's members, by the last day of their period, the newest first. */
export async function industryReports(
  { id }: ReportingIndustry,
  table: ReportsTable | 'institution_holding' | 'holder_count' | 'industrial_capital',
  columns: Readonly<Record<string, string>>,
): Promise<Reports> {
  const sums = Object.entries(columns).map(([name, expression]) => `${expression} AS \`${name}\``);
  const found = await rows<Record<string, string | number | null> & { readonly period: string }>(
    `SELECT t.report_period AS period, ${sums.join(', ')} ${listedReports(table)} ${yearBefore(table)}
      GROUP BY t.report_period ORDER BY t.report_period DESC`,
    [id],
  );
  return new Map(found.map(({ period, ...figures }) => [period, numbersOf(figures)]));
}

/** Tables with a row for a share and a year. */
export type YearsTable =
  | 'supplier_customer_sum'
  | 'rd_investment'
  | 'patent'
  | 'staff_composition'
  | 'staff_education';

/** Expressions over the yearly rows `t` of the members that were listed at the end of the year, the newest first. */
export async function industryYears(
  { id }: ReportingIndustry,
  table: YearsTable,
  columns: Readonly<Record<string, string>>,
): Promise<readonly { readonly year: string; readonly figures: Figures }[]> {
  const sums = Object.entries(columns).map(([name, expression]) => `${expression} AS \`${name}\``);
  const found = await rows<Record<string, string | number | null> & { readonly year: number }>(
    `SELECT t.year, ${sums.join(', ')} FROM (${WITHIN}) own
       JOIN {market}.security s ON s.id = own.security_id
       JOIN {market}.${table} t ON t.security_id = own.security_id
        AND s.list_date <= CONCAT(t.year, '-12-31')
        AND (s.delist_date IS NULL OR s.delist_date > CONCAT(t.year, '-12-31'))
      GROUP BY t.year ORDER BY t.year DESC`,
    [id],
  );
  return found.map(({ year, ...figures }) => ({ year: String(year), figures: numbersOf(figures) }));
}

const numbersOf = (figures: Readonly<Record<string, string | number | null>>): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, value === null ? null : Number(value)]),
  );

/** The number of members at the end of a period. */
export async function membersAt({ id }: ReportingIndustry, day: string): Promise<number> {
  const [found] = await rows<{ members: number }>(
    `SELECT COUNT(*) AS members FROM (${WITHIN}) own JOIN {market}.security s ON s.id = own.security_id
      WHERE s.list_date <= ? AND (s.delist_date IS NULL OR s.delist_date > ?)`,
    [id, day, day],
  );
  return Number(found?.members ?? 0);
}

/** The share of the members' market value at the end of a period that those have with a report of it; null without any. */
export async function capitalShareAt(
  { id }: ReportingIndustry,
  table: ReportsTable,
  day: string,
): Promise<number | null> {
  const [found] = await rows<{ share: number | null }>(
    `SELECT SUM(IF(t.security_id IS NULL, 0, bar.close * bar.total_shares)) / SUM(bar.close * bar.total_shares) AS share
       FROM (${WITHIN}) own
       JOIN {market}.security s ON s.id = own.security_id
        AND s.list_date <= ? AND (s.delist_date IS NULL OR s.delist_date > ?)
       JOIN {market}.daily_bar bar ON bar.security_id = own.security_id
        AND bar.trade_date = (SELECT MAX(trade_date) FROM {market}.daily_bar WHERE trade_date <= ?)
       LEFT JOIN {market}.${table} t ON t.security_id = own.security_id AND t.report_period = ?`,
    [id, day, day, day, day],
  );
  const share = found?.share ?? null;
  return share === null ? null : Number(share);
}

export const industryDetail = ({ id }: ReportingIndustry, query: string): string =>
  `/investment/dataCorpEcology/selectData/industryCommonDetail?row=${id}&type=ecology&${query}`;
