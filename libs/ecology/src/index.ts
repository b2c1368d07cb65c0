/**
 * The data that staff maintain, per tenant: the companies they added, industries by classification variant,
 * and dated membership. The company and industry services share this one way to read and write it; the
 * industry service owns the schema.
 */
export { CompanyReader, type EcologyCompany } from './companies/company-reader.ts';
export { CompanyWriter, type CompanyDraft, type CompanyEdit } from './companies/company-writer.ts';
export { lockTurn, readyTurn, turnVersion } from './lock-turn.ts';
export { industriesOf } from './memberships/industries-of.ts';
export { companiesWithin, companyCount, isWithin, poolWithin } from './industries/industry-content.ts';
export type { Actor } from './industries/industry-line.ts';
export { IndustryReader } from './industries/industry-reader.ts';
export { presentIndustry } from './industries/present-industry.ts';
export { industryRecord } from './industries/industry-record.ts';
export {
  IndustryWriter,
  type IndustryDraft,
  type IndustryEdit,
  type IndustryReturn,
} from './industries/industry-writer.ts';
export { MembershipKeeper, type Placement, type Pool } from './memberships/membership-keeper.ts';
export { ecologyEntities } from './entities.ts';
export { ecologyMigrations } from './migrations.ts';
export type { ChosenIndustry, OfficialIndustry } from './industries/official-industry.ts';
export { seedDemoAnalysts } from './demo/seed-demo-analysts.ts';
export { seedDemoEcology } from './demo/seed-demo-ecology.ts';
export { seedDemoFunds } from './demo/seed-demo-funds.ts';
export { seedDemoTenant, type DemoTenant } from './demo/seed-demo.ts';
export { seedDemoTexts } from './demo/seed-demo-texts.ts';
export { ShenwanKeeper, type KeptShenwan, type ShenwanChoice } from './industries/shenwan-keeper.ts';
export type { EcologyTables } from './ecology-tables.ts';
