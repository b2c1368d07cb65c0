import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootWorker } from '@console/node-kit';
import { importInThread } from './work/import-in-thread.ts';
import { importJob } from './work/import-job.ts';
import { undoJob } from './work/undo-job.ts';
import { workConfigSchema } from './work/work-config.ts';

/** The module beside this one, bundled or not. */
const thread = pathToFileURL(join(import.meta.dirname, `thread${extname(import.meta.filename)}`));

await bootWorker(
  workConfigSchema,
  ({ DATABASE_URL: url, IMPORT_DIR: importDir, IMPORT_KEEP_DAYS: keepDays }) => ({
    schema: 'platform',
    jobs: ({ database }) => [
      importJob({ database, url, importDir, keepDays, runImport: importInThread(thread) }),
      undoJob({ database, url }),
    ],
  }),
);
