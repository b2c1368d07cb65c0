import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootWorker } from '@console/node-kit/jobs/worker';
import { importFolders } from './deliveries/import-folders.ts';
import { clearOld } from './imports/work/clear-old.ts';
import { importJob } from './imports/work/import-job.ts';
import { importInThread, undoInThread } from './imports/work/in-thread.ts';
import { undoJob } from './imports/work/undo-job.ts';
import { workConfigSchema } from './imports/work/work-config.ts';

/** The thread module beside this one, bundled or not. */
const thread = pathToFileURL(join(import.meta.dirname, `thread${extname(import.meta.filename)}`));

await bootWorker(
  workConfigSchema,
  ({ DATABASE_URL: url, IMPORT_DIR: importDir, IMPORT_KEEP_DAYS: keepDays }) => ({
    schema: 'platform',
    jobs: ({ database }) => [
      importJob({
        database,
        url,
        importDir,
        runImport: importInThread(thread),
        clearOld: (now) => clearOld(importFolders(importDir), { now, keepDays }),
      }),
      undoJob({ database, url, runUndo: undoInThread(thread) }),
    ],
  }),
);
