import { SystemClock } from '@console/node-kit/clock';
import { undoLastRun } from '../import/load/undo-last-run.ts';
import { databaseUrl } from './database-url.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { undoLines } from './report-lines.ts';

/** `undo`: undoes the newest import that is recorded as loaded. */
export async function undoCommand(args: readonly string[]): Promise<void> {
  keepHeapSmall();
  if (args.length > 0) throw new Error('takes no arguments');
  process.stdout.write(undoLines(await undoLastRun({ url: databaseUrl(), clock: new SystemClock() })));
}
