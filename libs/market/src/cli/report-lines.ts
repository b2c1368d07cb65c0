import type { TableReport } from '../import/import-table.ts';

/** What an import came to, a line a table. */
export function reportLines(reports: readonly TableReport[]): string {
  return reports.map((report) => `${reportLine(report)}\n`).join('');
}

function reportLine({ table, outcome, rows, skipped, rejected, rejectFile, message }: TableReport): string {
  const counts = [
    `${rows.toLocaleString('en')} rows`,
    ...(skipped > 0 ? [`${skipped.toLocaleString('en')} skipped`] : []),
    ...(rejected > 0 ? [`${rejected.toLocaleString('en')} rejected`] : []),
  ].join(', ');
  const detail = [message, rejectFile && `see ${rejectFile}`].filter(Boolean).join('; ');
  const said = outcome === 'unchanged' || outcome === 'left out' ? outcome : `${outcome}, ${counts}`;
  return `${table}: ${said}${detail ? ` (${detail})` : ''}`;
}
