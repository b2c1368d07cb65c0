/**
 * What staff maintain, per tenant: the companies they added, industries by classification variant, and
 * dated membership. The company and industry services share this one way to read and write it; the
 * industry service owns the schema.
 */
export { CompanyReader, type EcologyCompany } from './company-reader.ts';
export { ecologyMigrations } from './migrations.ts';
export { seedDemoTenant, type DemoTenant } from './seed-demo.ts';
