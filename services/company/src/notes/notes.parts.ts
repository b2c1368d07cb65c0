import { notesTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit';

/** What the module is made of: the sources of the tables, and the controllers of the calls. */
export const notesParts = tableControllers(notesTables, {});
