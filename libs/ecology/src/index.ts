/**
 * What staff maintain, per tenant: the companies they added, industries by classification variant, and
 * dated membership. The company and industry services share this one way to read and write it; the
 * industry service owns the schema.
 */
export { CompanyReader, type EcologyCompany } from './company-reader.ts';
export { CompanyWriter, type CompanyDraft, type CompanyEdit } from './company-writer.ts';
export { holdTurn, readyTurn } from './hold-turn.ts';
export { industriesOf } from './industries-of.ts';
export { companiesWithin, isWithin } from './industry-content.ts';
export type { Actor } from './industry-line.ts';
export { IndustryReader } from './industry-reader.ts';
export { industryRecord } from './industry-record.ts';
export {
  IndustryWriter,
  type IndustryDraft,
  type IndustryEdit,
  type IndustryReturn,
} from './industry-writer.ts';
export { MembershipKeeper, type Placement, type Pool } from './membership-keeper.ts';
export { ecologyEntities } from './entities.ts';
export { ecologyMigrations } from './migrations.ts';
export type { ChosenIndustry, OfficialIndustry } from './official-industry.ts';
export { seedDemoAnalysts } from './seed-demo-analysts.ts';
export { seedDemoEcology } from './seed-demo-ecology.ts';
export { seedDemoFunds } from './seed-demo-funds.ts';
export { seedDemoTenant, type DemoTenant } from './seed-demo.ts';
export { seedDemoTexts } from './seed-demo-texts.ts';
export { ShenwanKeeper, type KeptShenwan, type ShenwanChoice } from './shenwan-keeper.ts';
export type { EcologyTables } from './ecology-tables.ts';
