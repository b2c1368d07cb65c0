/** 公司概况, executives, suppliers and customers, R&D, staff: document 1 §2, basic info tab. */
import { executiveCalls, executiveTables } from './basic-info/executives.ts';
import { partnerTables } from './basic-info/partners.ts';
import { profileCalls } from './basic-info/profile.ts';
import { researchTables } from './basic-info/research.ts';
import { staffCalls, staffTables } from './basic-info/staff.ts';

export const basicInfoTables = {
  ...executiveTables,
  ...partnerTables,
  ...researchTables,
  ...staffTables,
} as const;
export const basicInfoCalls = { ...profileCalls, ...executiveCalls, ...staffCalls } as const;
export { PATENT_SCORES } from '@console/contract-core/columns';
