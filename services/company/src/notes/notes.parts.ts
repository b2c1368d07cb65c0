import { notesTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit';
import { NoteChanges } from './note-changes.ts';
import { NoteReader } from './note-reader.ts';
import { NoteVersionsController } from './note-versions.controller.ts';
import { NoteWriter } from './note-writer.ts';
import { NotesController } from './notes.controller.ts';
import { HtmlCleaner } from './rich-text/html-cleaner.ts';

const tables = tableControllers(notesTables, {});

/** What the module is made of: the sources of the tables, and the controllers of the calls. */
export const notesParts = {
  controllers: [...tables.controllers, NotesController, NoteVersionsController],
  providers: [...tables.providers, NoteReader, NoteWriter, NoteChanges, HtmlCleaner],
};
