import { id, noteCalls } from '@console/contract-core';

/** The types of notes: 1 core competence, 2 business outlook. */
export const NOTE_TYPES = [1, 2] as const;
export type NoteType = (typeof NOTE_TYPES)[number];
export const NOTE_TITLES: Readonly<Record<NoteType, string>> = { 1: '核心竞争力', 2: '业务展望' };

/**
 * C-11: core competence and business outlook. 核心竞争力 is on the basic info tab, 业务展望 on the business tab; a
 * user who may see either may read both.
 */
export const notesCalls = noteCalls({
  service: 'company',
  title: '核心竞争力与业务展望',
  types: NOTE_TYPES,
  path: '/api/dataCorpCompetitivenessController',
  name: { dataId: id() },
  needs: {
    view: ['gssjk_gn_view_information', 'gssjk_gn_view_businessData'],
    edit: 'gssjk_gn_view_info_edit',
  },
});

/** The former versions of notes, for users who may edit them. */
export const noteHistory = {
  versions: notesCalls.noteVersions,
  version: notesCalls.noteVersion,
  restore: notesCalls.restoreNote,
} as const;
export const notesTables = {} as const;
