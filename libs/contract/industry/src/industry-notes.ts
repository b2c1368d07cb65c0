import { noteCalls, sharedVariantAddresses, type Authority } from '@console/contract-core';
import { namedIndustry } from './industry.ts';

/** The types of notes: 1 overview, 2 core competence, 3 outlook. */
export const INDUSTRY_NOTE_TYPES = [1, 2, 3] as const;
export type IndustryNoteType = (typeof INDUSTRY_NOTE_TYPES)[number];
export const INDUSTRY_NOTE_TITLES: Readonly<Record<IndustryNoteType, string>> = {
  1: '行业概览',
  2: '核心竞争力',
  3: '行业展望',
};

/** Document 2 §6: who may write them. */
export const INDUSTRY_NOTE_EDITORS = {
  1: 'hysjk_gn_view_information_gk',
  2: 'hysjk_gn_view_information_gk',
  3: 'hysjk_gn_view_information_zw',
} as const satisfies Readonly<Record<IndustryNoteType, Authority>>;

/**
 * I-12: notes about an industry by type and year. The authority to write depends on the type, so the service
 * checks it again.
 */
export const industryNotes = noteCalls({
  service: 'industry',
  title: '行业概览、核心竞争力与展望',
  types: INDUSTRY_NOTE_TYPES,
  path: '/api/ecology/dataCorpCompetitivenessController',
  also: (call) => sharedVariantAddresses(`dataCorpCompetitivenessController/${call}`),
  // The members that count are part of what a page sends about its industry; notes do not depend on them.
  name: namedIndustry,
  needs: {
    view: 'hysjk_gn_view_information',
    edit: ['hysjk_gn_view_information_gk', 'hysjk_gn_view_information_zw'],
  },
});
