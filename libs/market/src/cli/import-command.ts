import { parseArgs } from 'node:util';
import { SystemClock } from '@console/node-kit/clock';
import { importFolder } from '../import/import-folder.ts';
import { loadMapping } from '../import/files/load-mapping.ts';
import { lineProgress } from '../import/progress.ts';
import { databaseUrl } from './database-url.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { reportLines } from './report-lines.ts';

const KIB = 1024;

/**
 * `import DIR [--mapping FILE] [--dry-run] [--source NAME] [--demo] [--rejects DIR] [--json]`; `--json` prints the
 * tables' reports and the peak memory of the process.
 */
export async function importCommand(args: readonly string[]): Promise<void> {
  keepHeapSmall();
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      source: { type: 'string' },
      demo: { type: 'boolean', default: false },
      rejects: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [dir, ...more] = positionals;
  if (!dir || more.length > 0) throw new Error('wants one folder: import DIR [--mapping FILE] [--dry-run]');
  const reports = await importFolder({
    url: databaseUrl(),
    dir,
    clock: new SystemClock(),
    mapping: values.mapping === undefined ? null : await loadMapping(values.mapping),
    dryRun: values['dry-run'],
    demo: values.demo,
    ...(values.source === undefined ? {} : { source: values.source }),
    ...(values.rejects === undefined ? {} : { rejectsDir: values.rejects }),
    progress: lineProgress((line) => process.stderr.write(`${line}\n`)),
  });
  const peakBytes = process.resourceUsage().maxRSS * KIB;
  process.stdout.write(
    values.json ? `${JSON.stringify({ tables: reports, peakBytes })}\n` : reportLines(reports),
  );
  if (reports.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}
