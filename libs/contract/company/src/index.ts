/** The company domain as mfe-company and services/company both know it: tables, calls and pages. */
import { entries } from '@console/contract-core';
import { basicInfoCalls, basicInfoTables } from './basic-info.ts';
import { businessCalls, businessTables } from './business.ts';
import { financialCalls, financialTables } from './financial.ts';
import { fundPreferenceCalls, fundPreferenceTables } from './fund-preference.ts';
import { companyHeader } from './header.ts';
import { companyList } from './list.ts';
import { maintainCalls, maintainTables } from './maintain.ts';
import { majorEventsCalls, majorEventsTables } from './major-events.ts';
import { marketChartCalls } from './market-charts.ts';
import { marketCalls, marketTables } from './market.ts';
import { notesCalls, notesTables } from './notes.ts';
import { opinionCalls, opinionTables } from './opinion.ts';
import { swOptions } from './options.ts';

export const listTables = { list: companyList } as const;
export const companyTables = {
  ...listTables,
  ...basicInfoTables,
  ...businessTables,
  ...financialTables,
  ...fundPreferenceTables,
  ...maintainTables,
  ...majorEventsTables,
  ...marketTables,
  ...notesTables,
  ...opinionTables,
} as const;
export const companyCalls = {
  header: companyHeader,
  swOptions,
  ...basicInfoCalls,
  ...businessCalls,
  ...financialCalls,
  ...fundPreferenceCalls,
  ...maintainCalls,
  ...majorEventsCalls,
  ...marketCalls,
  ...marketChartCalls,
  ...notesCalls,
  ...opinionCalls,
} as const;
export const companyEntries = /* @__PURE__ */ entries({ ...companyTables, ...companyCalls });
export * from './basic-info.ts';
export * from './business.ts';
export * from './financial.ts';
export * from './fund-preference.ts';
export * from './maintain.ts';
export * from './major-events.ts';
export { companyHeader } from './header.ts';
export { companyList } from './list.ts';
export { companyModule } from './manifest.ts';
export * from './market.ts';
export * from './market-charts.ts';
export * from './notes.ts';
export * from './opinion.ts';
export { swOptions } from './options.ts';
