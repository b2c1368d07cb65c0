import type { ChartEntry, Entry, StatementEntry, TableEntry, UnitId } from '@console/contract-core';
import { companyEntries } from '@console/contract-company';
import { industryEntries } from '@console/contract-industry';
import { investEntries } from '@console/contract-invest';

/** A figure of an entry that a topic can read. */
export interface ShownFigure {
  readonly key: string;
  readonly title: string;
  readonly unit: UnitId;
}

/** An entry of the contract as something that answers can read: what it shows, and its figures. */
export interface ShownTable {
  readonly entry: TableEntry | ChartEntry | StatementEntry;
  /** None for a statement, whose lines the server decides: it is read whole. */
  readonly figures: readonly ShownFigure[];
}

/** The tables, charts and statements about one company, by id. */
export const COMPANY_TABLES = about('dataId', Object.values(companyEntries));
/** Those about one industry. */
export const INDUSTRY_TABLES = about('dataId', Object.values(industryEntries));
/** Those about one strategy, and the list of all. */
export const STRATEGY_TABLES = [
  ...about(null, [investEntries.strategyList]),
  ...about('strategyId', Object.values(investEntries)),
];
const { industryComparison, industryValuations, industryForecasts, industryPreference } = investEntries;
/** Those that have a row for each industry. */
export const INDUSTRY_RANKINGS = about(null, [
  industryEntries.industryList,
  industryComparison,
  industryValuations,
  industryForecasts,
  industryPreference,
]);
/** Those that have a row for each company. */
export const COMPANY_RANKINGS = about(null, [
  companyEntries.list,
  investEntries.corpIndexes,
  investEntries.corpComparison,
  investEntries.corpQuality,
  investEntries.corpSuccess,
  investEntries.corpPreference,
]);
/** Those about the whole market. */
export const MARKET_TABLES = about(null, [
  industryEntries.shenwanOverview,
  investEntries.marketHsgtHeldCapitalRate,
  investEntries.marketLryeRate,
  investEntries.marketTradingAmt,
]);

/** The entries that need nothing but their subject: those that need more (a day, a bill) have no one answer. */
function about(subject: 'dataId' | 'strategyId' | null, entries: readonly Entry[]): ShownTable[] {
  return entries.flatMap((entry) => {
    const figures = figuresOf(entry);
    return figures !== null && neededBy(entry).join() === (subject ?? '')
      ? [{ entry: entry as ShownTable['entry'], figures }]
      : [];
  });
}

function neededBy({ input }: Entry): readonly string[] {
  const { shape = {} } = input as unknown as { readonly shape?: Readonly<Record<string, Field>> };
  return Object.entries(shape).flatMap(([name, field]) => (field.safeParse(undefined).success ? [] : [name]));
}
interface Field {
  safeParse(value: unknown): { readonly success: boolean };
}

function figuresOf(entry: Entry): readonly ShownFigure[] | null {
  if (entry.kind === 'chart') return [...entry.bars, ...entry.lines];
  if (entry.kind === 'table') {
    const figures = entry.columns.flatMap(({ key, title, unit }) =>
      unit === undefined ? [] : [{ key, title, unit }],
    );
    return figures.length === 0 ? null : figures;
  }
  return isStatement(entry) ? [] : null;
}

function isStatement(entry: Entry): boolean {
  return 'periods' in entry && 'unit' in entry;
}
