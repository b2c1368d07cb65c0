/**
 * Notes of a subject, a note a year, as a part of a tab: an entry point of its own, because they include the
 * code that cleans their texts. A tab loads them when they are opened: `part(() =>
 * import('./company-notes.ts').then(…))`.
 */
import type { Part } from '../tabs/part.tsx';
import type { NoteKind } from './note-entries.ts';
import { NotesPanel } from './notes-panel.tsx';

export type { NoteEntries, NoteKind } from './note-entries.ts';

export const notes =
  (kind: NoteKind): Part =>
  () => <NotesPanel kind={kind} />;
