import { createHash } from 'node:crypto';
import { selectRows } from '../database/select-rows.ts';
import { latestQuote } from '../schema/derived/latest-quote.ts';
import type { TableImport } from './import-table.ts';
import { addBarDates, LATEST_QUOTE_SQL, loadLatestQuotes } from './latest-quote-load.ts';
import { emptyTally } from './table-rows.ts';

const SOURCES = ['security', 'daily_bar'] as const;

/**
 * Brings what follows from securities and bars up to date: the latest quotes and the calendar's days. It
 * has a snapshot of its own, so that an import stopped before it is made up for by the next one, even
 * when no file changed.
 */
export async function deriveQuotes({
  connection,
  snapshots,
  source,
  demo,
}: Pick<TableImport, 'connection' | 'snapshots' | 'source' | 'demo'>): Promise<void> {
  const loads = await snapshots.loadedIds(SOURCES);
  if (loads.every((id) => id === null)) return;
  const hash = createHash('sha256')
    .update(JSON.stringify([latestQuote, LATEST_QUOTE_SQL, loads]))
    .digest('hex');
  if ((await snapshots.loadedHash(latestQuote.name)) === hash) return;

  const snapshot = await snapshots.begin({ table: latestQuote.name, source, demo, hash });
  const tally = emptyTally();
  try {
    await addBarDates(connection);
    await loadLatestQuotes(connection);
    const [quotes] = await selectRows<{ rows: number; asOf: string | null }>(
      connection,
      'SELECT COUNT(*) AS `rows`, MAX(trade_date) AS asOf FROM latest_quote',
    );
    tally.rows = quotes?.rows ?? 0;
    tally.asOf = quotes?.asOf ?? '';
    await snapshots.end(snapshot, 'loaded', { tally, message: null });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await snapshots.end(snapshot, 'failed', { tally, message });
    throw error;
  }
}
