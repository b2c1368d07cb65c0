/** The company domain as mfe-company and services/company both know it: tables, calls and pages. */
import { companyHeader } from './header.ts';
import { companyList } from './list.ts';
import { swOptions } from './options.ts';

export const companyTables = { list: companyList } as const;
export const companyCalls = { header: companyHeader, swOptions } as const;
export const companyEntries = { ...companyTables, ...companyCalls } as const;
export { companyModule } from './manifest.ts';
