import type { NoteDraft } from '@console/ecology/notes';

const DETAIL_PATH = '/investment/datacorpecology/selectData/commonDetail';
const TABS: Readonly<Record<number, string>> = {
  1: 'tab=basic&sub=competence',
  2: 'tab=business&sub=outlook',
};

/** The page of the console that shows a note. */
export const noteLink = ({ subjectId, type, year }: Omit<NoteDraft, 'content'>): string =>
  `${DETAIL_PATH}?row=${subjectId}&${TABS[type]}&year=${year}`;
