import { workerData } from 'node:worker_threads';
import { serveCleaning } from '@console/ecology/rich-text';
import { DOCUMENTS } from './documents/documents-thread.ts';
import { serveDocuments } from './documents/serve-documents.ts';

/** The module of the service's threads: some clean rich text, the others read documents. */
if (workerData === DOCUMENTS) serveDocuments();
else serveCleaning();
