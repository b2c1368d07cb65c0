import { FILE_TABLES } from '@console/market/schema';
import { writeBusiness } from './business/write-business.ts';
import { writeCompany } from './company/write-company.ts';
import { CsvSink, type CsvOutput } from './csv-sink.ts';
import { EVENT_WRITERS } from './events/write-events.ts';
import { FolderOutput } from './folder-output.ts';
import { HOLDER_WRITERS } from './holders/write-holders.ts';
import { makeWorld, type WorldOptions } from './world/make-world.ts';
import { writeCompanyBooks } from './statements/write-company-books.ts';
import { writeCompanies, type CompanyWriter } from './write-companies.ts';
import { writeDaily } from './trading/write-daily.ts';
import { writeReference } from './write-reference.ts';

export interface StoryPart extends WorldOptions {
  /** Writes only rows that became known after this day, when an earlier part ends on it. */
  readonly since?: string;
}

/** The days on which the first part of a story and the whole end. */
export interface StoryDates {
  readonly origin: string;
  readonly end: string;
}

const COMPANY_WRITERS: readonly CompanyWriter[] = [
  writeCompanyBooks,
  writeBusiness,
  writeCompany,
  ...HOLDER_WRITERS,
  ...EVENT_WRITERS,
];

/**
 * Writes a folder of demo data, one file per table, that the importer loads like any other. The files appear
 * together when all are complete, or not at all.
 */
export function writeDemo({ dir, ...part }: StoryPart & { readonly dir: string }): StoryDates {
  const output = new FolderOutput(dir);
  try {
    const dates = writeStory(part, output);
    output.finish(FILE_TABLES.map(({ name }) => name));
    return dates;
  } catch (error) {
    output.abandon();
    throw error;
  }
}

/** The same files in memory, each in pieces. */
export function demoFiles(part: StoryPart): Readonly<Record<string, readonly string[]>> {
  const files: Record<string, string[]> = {};
  writeStory(part, { write: (table, text) => (files[table] ??= []).push(text) });
  return files;
}

function writeStory({ since, ...options }: StoryPart, output: CsvOutput): StoryDates {
  const world = makeWorld(options);
  const sink = new CsvSink(world, output, since);
  writeReference(world, sink);
  // Records the closes, which other writers read. The sink drops rows known by `since`.
  writeDaily(world, sink, since);
  writeCompanies(world, sink, COMPANY_WRITERS);
  sink.finish();
  return { origin: world.origin, end: world.end };
}
