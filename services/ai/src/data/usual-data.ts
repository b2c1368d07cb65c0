import { companyEntries } from '@console/contract-company';
import { industryEntries } from '@console/contract-industry';
import { investEntries } from '@console/contract-invest';
import type { DataRequest, ReadableEntry, SubjectKind } from './reading.ts';

const usual = (entry: ReadableEntry, figures: readonly string[] | null = null): DataRequest => ({
  entry,
  figures,
  optional: true,
});

/** What is read about a subject when no topic says what to read; the answer can do without each of them. */
export const USUAL_DATA: Readonly<Record<SubjectKind, readonly DataRequest[]>> = {
  market: [usual(industryEntries.shenwanOverview), usual(investEntries.marketTradingAmt)],
  ecology: [usual(investEntries.corpIndexes), usual(investEntries.industryComparison)],
  industry: [
    usual(industryEntries.income),
    usual(industryEntries.analysis),
    usual(industryEntries.quotation),
    usual(industryEntries.forecastLatest),
  ],
  company: [
    usual(companyEntries.income),
    usual(companyEntries.analysis),
    usual(companyEntries.quotes),
    usual(companyEntries.forecastLatest),
    usual(companyEntries.capitalPreference),
  ],
  strategy: [usual(investEntries.strategyReports), usual(investEntries.strategyHoldings)],
};

/** Entries whose answers have the same figures of the subject's peers. */
export const PEER_ENTRIES: ReadonlyMap<string, ReadableEntry> = new Map([
  [companyEntries.analysis.id, companyEntries.industryAnalysis],
  [industryEntries.analysis.id, industryEntries.analysisMedians],
]);
