import { canonicalJson } from '@console/node-kit/jobs';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../queries.ts';

/** Caps of companies by code, 0 to 100. */
export type CompanyCaps = Readonly<Record<string, number>>;

/** The caps of a strategy on a day. */
export interface RiskRow {
  readonly id: number;
  readonly strategyId: number;
  readonly date: string;
  readonly systemRisk: number;
  readonly companyRisks: CompanyCaps;
  readonly version: number;
}

const COLUMNS = [
  'id',
  'strategy_id as strategyId',
  'risk_date as date',
  'system_risk as systemRisk',
  'company_risks as companyRisks',
  'version',
] as const;

interface StoredRisk extends Omit<RiskRow, 'systemRisk' | 'companyRisks'> {
  readonly systemRisk: string;
  readonly companyRisks: string;
}

const riskRow = (row: StoredRisk): RiskRow => ({
  ...row,
  systemRisk: Number(row.systemRisk),
  companyRisks: JSON.parse(row.companyRisks) as CompanyCaps,
});

/** Some rows of a strategy, the newest first. */
export async function readRisks(
  database: Querying,
  strategyId: number,
  { skipped, count }: { readonly skipped: number; readonly count: number },
): Promise<readonly RiskRow[]> {
  const rows = await queries(database)
    .selectFrom('invest.strategy_risk')
    .select(COLUMNS)
    .where('strategy_id', '=', strategyId)
    .orderBy('risk_date', 'desc')
    .limit(count)
    .offset(skipped)
    .execute();
  return rows.map(riskRow);
}

export async function countRisks(database: Querying, strategyId: number): Promise<number> {
  const { count } = await queries(database)
    .selectFrom('invest.strategy_risk')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('strategy_id', '=', strategyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A row of the tenant; null where it has none of the id. */
export async function findRisk(database: Querying, tenantId: string, id: number): Promise<RiskRow | null> {
  const row = await queries(database)
    .selectFrom('invest.strategy_risk')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : riskRow(row);
}

/** A strategy's row of a day, locked until the transaction ends; null where there is none. */
export async function lockRisk(manager: Querying, strategyId: number, date: string): Promise<RiskRow | null> {
  const row = await queries(manager)
    .selectFrom('invest.strategy_risk')
    .select(COLUMNS)
    .where('strategy_id', '=', strategyId)
    .where('risk_date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : riskRow(row);
}

/** Writes a locked row's caps as its next version. */
export async function writeRisk(
  manager: Querying,
  row: RiskRow,
  { systemRisk, companyRisks }: Pick<RiskRow, 'systemRisk' | 'companyRisks'>,
): Promise<void> {
  await queries(manager)
    .updateTable('invest.strategy_risk')
    .set({
      system_risk: systemRisk,
      company_risks: canonicalJson(companyRisks),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
}
