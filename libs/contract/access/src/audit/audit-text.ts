/** How the audit log reads in Chinese, apart from the schemas: pages that only draw do without zod. */
export * from './audit-action-title.ts';
export * from './field-differences.ts';
export * from './field-title.ts';
