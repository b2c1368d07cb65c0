import type { NoteDraft } from './note-records.ts';

const DETAIL_PATH = '/investment/datacorpecology/selectData/commonDetail';
const TABS = { 1: 'tab=basic&sub=competence', 2: 'tab=business&sub=outlook' } as const;

/** The page of the console that shows a note. */
export const noteLink = ({ companyId, type, year }: Omit<NoteDraft, 'content'>): string =>
  `${DETAIL_PATH}?row=${companyId}&${TABS[type]}&year=${year}`;
