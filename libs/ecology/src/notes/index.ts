/** Notes of analysts about a company or an industry, one for a type and a year: everything but their subject. */
export { htmlOfText } from './html-of-text.ts';
export { noteAnswers, noteProviders } from './note-answers.ts';
export { noteRecords, type NoteHome } from './note-home.ts';
export type { NoteDraft, NoteRow } from './note-record.ts';
export { NoteWriter } from './note-writer.ts';
export { isAbout, presentNotes } from './present-notes.ts';
export { HtmlCleaner } from './rich-text/html-cleaner.ts';
