import { notesTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import { NoteChanges } from './note-changes.ts';
import { NoteReader } from './note-reader.ts';
import { NoteWriter } from './note-writer.ts';
import { NotesService } from './notes.service.ts';
import { HtmlCleaner } from './rich-text/html-cleaner.ts';

const tables = tableControllers(notesTables, {});

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const notesParts = {
  controllers: tables.controllers,
  providers: [...tables.providers, NoteReader, NoteWriter, NoteChanges, NotesService, HtmlCleaner],
};
