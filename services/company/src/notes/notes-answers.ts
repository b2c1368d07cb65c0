import { noteHistory, notesCalls } from '@console/contract-company';
import { answers, by, done } from '@console/node-kit/http';
import { formerVersionAnswers, idempotencyKey } from '@console/node-kit/records';
import { NoteChanges } from './note-changes.ts';
import { NoteReader } from './note-reader.ts';
import { noteRecord } from './note-writer.ts';
import { NotesService } from './notes.service.ts';

const former = formerVersionAnswers(noteHistory, {
  reader: NoteReader,
  found: (notes, tenantId, id) => notes.head(tenantId, id),
  record: noteRecord,
});

export const notesAnswers = answers(notesCalls, {
  noteYears: by(NotesService, (notes, input, { session }) => notes.years(session, input)),
  note: by(NotesService, (notes, input, { session }) => notes.note(session, input)),
  saveNote: by(NotesService, (notes, input, call) => notes.save(call.session, input, idempotencyKey(call))),
  deleteNote: by(NoteChanges, (changes, { id }, { session }) => done(changes.delete(session, id))),
  noteVersions: former.versions,
  noteVersion: former.version,
  restoreNote: by(NoteChanges, (changes, input, { session }) => changes.restore(session, input)),
});
