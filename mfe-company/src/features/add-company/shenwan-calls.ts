import { createClient } from '@console/platform';

/** An official Shenwan industry; `industryId` is its code. */
export interface ShenwanOption {
  readonly industryId: string;
  readonly industryName: string;
  readonly industryLevel: number;
  readonly children: readonly ShenwanOption[];
}

/** Which of them stand in the default classification; `mark` goes back with a save. */
export interface CheckedShenwan {
  readonly codes: readonly string[];
  readonly mark: string;
}

/** This module's way to the service of industries. */
export const industryClient = createClient('industry');

/** The industry service's calls, by their addresses: modules speak their own contract alone. */
export const SHENWAN_CALLS = {
  options: {
    id: 'industry.shenwanOptions',
    method: 'GET',
    path: '/api/dataIndustrySywg/option',
    services: ['industry'],
  },
  checked: {
    id: 'industry.shenwanChecked',
    method: 'GET',
    path: '/api/dataIndustrySywg/checkList',
    services: ['industry'],
  },
  save: {
    id: 'industry.saveShenwan',
    method: 'PUT',
    path: '/api/dataIndustrySywg/update',
    services: ['industry'],
  },
} as const;
