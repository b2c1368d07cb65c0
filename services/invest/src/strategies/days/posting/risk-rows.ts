import { decimalOf, type RiskEntry, type RiskLists } from '@console/quant';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../../queries.ts';
import { decimalOfText } from '../signals/strategy-pick.ts';

/** The caps in force at a close. */
export interface DayRisk {
  readonly date: string;
  /** A decimal of 0 to 100. */
  readonly systemRisk: string;
  /** By code, for every company that was ever held. */
  readonly companyRisks: Readonly<Record<string, number>>;
}

/** The caps of some days of a strategy, by date. */
export async function readRisks(
  database: Querying,
  strategyId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly DayRisk[]> {
  const rows = await queries(database)
    .selectFrom('invest.strategy_risk')
    .select(['risk_date', 'system_risk', 'company_risks'])
    .where('strategy_id', '=', strategyId)
    .where('risk_date', '>=', from)
    .where('risk_date', '<=', to)
    .orderBy('risk_date')
    .execute();
  return rows.map(dayRisk);
}

/** The caps of a day as they are now; nobody changes them before the transaction ends. */
export async function lockRisk(manager: Querying, strategyId: number, date: string): Promise<DayRisk | null> {
  const row = await queries(manager)
    .selectFrom('invest.strategy_risk')
    .select(['risk_date', 'system_risk', 'company_risks'])
    .where('strategy_id', '=', strategyId)
    .where('risk_date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  return row ? dayRisk(row) : null;
}

const dayRisk = (row: {
  readonly risk_date: string;
  readonly system_risk: string;
  readonly company_risks: string;
}): DayRisk => ({
  date: row.risk_date,
  systemRisk: row.system_risk,
  companyRisks: JSON.parse(row.company_risks) as Record<string, number>,
});

/** Caps of some days, ascending, as the ledger takes them. */
export function riskLists(risks: readonly DayRisk[]): RiskLists {
  const codes = new Set(risks.flatMap(({ companyRisks }) => Object.keys(companyRisks)));
  const companies = [...codes].map((code): [string, readonly RiskEntry[]] => [
    code,
    risks.map(({ date, companyRisks }) => ({ date, risk: decimalOf(companyRisks[code] ?? FULL) })),
  ]);
  return {
    system: risks.map(({ date, systemRisk }) => ({ date, risk: decimalOfText(systemRisk) })),
    companies: new Map(companies),
  };
}

const FULL = 100;

/** The caps that a new day begins with: those of the day before, and none for what is held for the first time. */
export function carriedOver(before: DayRisk | null, date: string, held: readonly string[]): DayRisk {
  const known = before?.companyRisks ?? {};
  const added = held.filter((code) => !Object.hasOwn(known, code));
  return {
    date,
    systemRisk: before?.systemRisk ?? String(FULL),
    companyRisks: { ...known, ...Object.fromEntries(added.map((code) => [code, FULL])) },
  };
}
