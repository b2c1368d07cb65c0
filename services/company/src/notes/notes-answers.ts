import { noteAnswers } from '@console/ecology/notes';
import { COMPANY_NOTES } from './company-notes.ts';

export const notesAnswers = noteAnswers(COMPANY_NOTES);
