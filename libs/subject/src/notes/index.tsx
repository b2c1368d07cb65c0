/**
 * Notes of a subject, a note a year, as a part of a tab: a door of its own, for they bring what cleans their
 * texts. A tab fetches them when they are opened: `part(() => import('./company-notes.ts').then(…))`.
 */
import type { Part } from '../tabs/part.tsx';
import type { NoteKind } from './note-entries.ts';
import { NotesPanel } from './notes-panel.tsx';

export type { NoteEntries, NoteKind } from './note-entries.ts';

export const notes =
  (kind: NoteKind): Part =>
  () => <NotesPanel kind={kind} />;
