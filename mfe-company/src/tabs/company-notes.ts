import { NOTE_FIRST_YEAR, NOTE_LAST_YEAR, NOTE_TEXTS } from '@console/contract-core';
import { NOTE_TITLES, noteHistory, notesCalls, type NoteType } from '@console/contract-company';
import type { Part } from '@console/subject';
import { notes } from '@console/subject/notes';

const companyNotes = (type: NoteType): Part =>
  notes({
    entries: notesCalls,
    history: noteHistory,
    type,
    title: NOTE_TITLES[type],
    needs: 'gssjk_gn_view_info_edit',
    years: { first: NOTE_FIRST_YEAR, last: NOTE_LAST_YEAR },
    texts: NOTE_TEXTS,
  });

export const coreCompetence = companyNotes(1);
export const businessOutlook = companyNotes(2);
