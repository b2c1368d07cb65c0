import type { Provider } from '@nestjs/common';
import type { NoteCalls } from '@console/contract-core';
import { answers, by, done, type Answer } from '@console/node-kit/http';
import { formerVersionAnswers, idempotencyKey } from '@console/node-kit/records';
import { NoteChanges } from './note-changes.ts';
import { NOTE_HOME, noteRecord, type NoteHome } from './note-home.ts';
import { NoteReader } from './note-reader.ts';
import { NoteWriter } from './note-writer.ts';
import { NotesService } from './notes.service.ts';
import { HtmlCleaner } from './rich-text/html-cleaner.ts';

type NoteAnswers = { readonly [Name in keyof NoteCalls]: Answer<NoteCalls[Name]> };

/** The answers to the calls of the notes of a home. */
export function noteAnswers(home: NoteHome): NoteAnswers {
  const { calls } = home;
  const history = {
    versions: calls.noteVersions,
    version: calls.noteVersion,
    restore: calls.restoreNote,
  } as const;
  const former = formerVersionAnswers(history, {
    reader: NoteReader,
    found: (notes, tenantId, id) => notes.head(tenantId, id),
    record: (id) => noteRecord(home, id),
  });
  return answers(calls, {
    noteYears: by(NotesService, (notes, input, { session }) => notes.years(session, input)),
    note: by(NotesService, (notes, input, { session }) => notes.note(session, input)),
    saveNote: by(NotesService, (notes, input, call) => notes.save(call.session, input, idempotencyKey(call))),
    deleteNote: by(NoteChanges, (changes, { id }, { session }) => done(changes.delete(session, id))),
    noteVersions: former.versions,
    noteVersion: former.version,
    restoreNote: by(NotesService, (notes, input, { session }) => notes.restore(session, input)),
  });
}

/** The providers that they need. */
export const noteProviders = (home: NoteHome): Provider[] => [
  { provide: NOTE_HOME, useValue: home },
  NoteReader,
  NoteWriter,
  NoteChanges,
  NotesService,
  HtmlCleaner,
];
