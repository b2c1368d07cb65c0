/**
 * The Chinese texts of the audit log, separate from the schemas so that pages that only display it do not
 * load zod.
 */
export * from './audit-action-title.ts';
export * from './field-differences.ts';
export * from './field-title.ts';
