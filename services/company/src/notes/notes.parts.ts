import { notesTables } from '@console/contract-company';
import { noteProviders } from '@console/ecology/notes';
import { tableControllers } from '@console/node-kit/http';
import { COMPANY_NOTES } from './company-notes.ts';

const tables = tableControllers(notesTables, {});

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const notesParts = {
  controllers: tables.controllers,
  providers: [...tables.providers, ...noteProviders(COMPANY_NOTES)],
};
