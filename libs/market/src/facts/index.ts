/** Facts about securities as tables: the columns of an entry read from a table of the mart, of one company or of members. */
export { before, cumulated, joined, minus, over, plus, times } from './arithmetic.ts';
export { executiveTradeSources, pledgeSources } from './disclosures.ts';
export { executiveId, isTradeOf, shareOfExecutive } from './executives.ts';
export type { Mart, TableOf } from './fact-source.ts';
export type { FactMembers } from './fact-members.ts';
export { facts, type ReadFacts } from './facts.ts';
export { growth, growthReason } from './growth.ts';
export { isListedOn } from './listed-on.ts';
export { memberFacts, type ReadMemberFacts } from './member-facts.ts';
export { isMemberOn, type SecuritySet } from './security-set.ts';
export { isYearBefore } from './year-before.ts';
