/** Imports a folder of files into the mart, and undoes imports; only the importer writes to the mart. */
export { importFolder, type ImportOptions } from './import-folder.ts';
export type { TableReport } from './import-table.ts';
export { undoLastRun, UndoRefused, type UndoOptions, type UndoReport } from './load/undo-last-run.ts';
export type { ImportProgress, ProgressReporter } from './progress.ts';
