import { notesCalls } from '@console/contract-company';
import { answers, by, done } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { NoteChanges } from './note-changes.ts';
import { NoteVersions } from './note-versions.ts';
import { NotesService } from './notes.service.ts';

export const notesAnswers = answers(notesCalls, {
  noteYears: by(NotesService, (notes, input, { session }) => notes.years(session, input)),
  note: by(NotesService, (notes, input, { session }) => notes.note(session, input)),
  saveNote: by(NotesService, (notes, input, call) => notes.save(call.session, input, idempotencyKey(call))),
  deleteNote: by(NoteChanges, (changes, { id }, { session }) => done(changes.delete(session, id))),
  noteVersions: by(NoteVersions, (versions, { id }, { session }) => versions.list(session.tenantId, id)),
  noteVersion: by(NoteVersions, (versions, input, { session }) => versions.find(session.tenantId, input)),
  restoreNote: by(NoteChanges, (changes, input, { session }) => changes.restore(session, input)),
});
