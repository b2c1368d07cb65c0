import { NOTE_FIRST_YEAR, NOTE_LAST_YEAR, NOTE_TEXTS } from '@console/contract-core';
import {
  INDUSTRY_NOTE_EDITORS,
  INDUSTRY_NOTE_TITLES,
  industryNotes,
  type IndustryNoteType,
} from '@console/contract-industry';
import type { Part } from '@console/subject';
import { notes } from '@console/subject/notes';

const noteOf = (type: IndustryNoteType): Part =>
  notes({
    entries: industryNotes,
    history: {
      versions: industryNotes.noteVersions,
      version: industryNotes.noteVersion,
      restore: industryNotes.restoreNote,
    },
    type,
    title: INDUSTRY_NOTE_TITLES[type],
    needs: INDUSTRY_NOTE_EDITORS[type],
    years: { first: NOTE_FIRST_YEAR, last: NOTE_LAST_YEAR },
    texts: NOTE_TEXTS,
  });

export const overviewNotes = noteOf(1);
export const competenceNotes = noteOf(2);
export const outlookNotes = noteOf(3);
