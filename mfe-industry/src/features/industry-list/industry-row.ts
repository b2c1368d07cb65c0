import type { industryTables } from '@console/contract-industry';
import type { RowOf } from '@console/contract-core';

export type IndustryRow = RowOf<typeof industryTables.industryList>;
