import type { TableReport } from '../import/import-table.ts';
import type { ImportRun } from '../import/runs.ts';
import type { UndoReport } from '../import/load/undo-last-run.ts';
import type { SnapshotRow } from '../schema/snapshot-sql.ts';

/** The outcome of an import, one line per table. */
export function reportLines(reports: readonly TableReport[]): string {
  return reports.map((report) => `${reportLine(report)}\n`).join('');
}

/** The outcome of an undo, one line per table. */
export function undoLines({ run, source, folder, tables }: UndoReport): string {
  const lines = tables.map(
    ({ table, removed, restored, returned }) =>
      `${table}: ${count(removed)} removed, ${count(restored)} changed back, ${count(returned)} returned`,
  );
  return `undone: import ${run} of ${folder} (${source})\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** Imports, and below each the tables that it loaded or failed to load. */
export function historyLines(runs: readonly ImportRun[]): string {
  if (runs.length === 0) return 'no imports\n';
  return runs
    .map(({ id, started_at, status, source, folder, message, loads }) => {
      const head = `#${id}  ${started_at}  ${status}  ${source}  ${folder}${message ? `  (${message})` : ''}`;
      const lines = loads.filter(({ undoes_id }) => undoes_id === null).map(loadLine);
      return [head, ...lines].map((line) => `${line}\n`).join('');
    })
    .join('');
}

function loadLine({ table_name, status, message, as_of, rejected_rows, ...load }: SnapshotRow): string {
  const changes = [
    `+${count(load.inserted_rows ?? 0)} ~${count(load.updated_rows ?? 0)} -${count(load.deleted_rows ?? 0)}`,
    ...(load.table_rows === null ? [] : [`then ${count(load.table_rows)} rows`]),
    ...(as_of === null ? [] : [`as of ${as_of}`]),
  ];
  const detail =
    status === 'failed' ? `${message ?? ''}, ${count(rejected_rows)} rejected` : changes.join(', ');
  return `    ${table_name}: ${status}, ${detail}`;
}

function reportLine({ table, outcome, rows, skipped, rejected, ...report }: TableReport): string {
  const { rejectFile, message, effect } = report;
  const counts = [
    `${count(rows)} rows`,
    ...(skipped > 0 ? [`${count(skipped)} skipped`] : []),
    ...(rejected > 0 ? [`${count(rejected)} rejected`] : []),
    ...(effect ? [`${count(effect.inserted)} new`, `${count(effect.updated)} changed`] : []),
    ...(effect && effect.deleted > 0 ? [`${count(effect.deleted)} gone`] : []),
  ].join(', ');
  const detail = [message, rejectFile && `see ${rejectFile}`].filter(Boolean).join('; ');
  const said = outcome === 'unchanged' || outcome === 'left out' ? outcome : `${outcome}, ${counts}`;
  return `${table}: ${said}${detail ? ` (${detail})` : ''}`;
}

const count = (rows: number): string => rows.toLocaleString('en');
