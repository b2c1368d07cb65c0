import type { ReportRows } from '../../indicators/index.ts';
import type { ReportHistory } from '@console/quant';
import { keptPanel } from './kept-panel.ts';
import type { PanelPlaces } from './load-daily-panel.ts';
import { readAsOf } from './market-loads.ts';
import type { PanelContent } from '../files/panel-file.ts';
import type { PanelSource } from '../panel-source.ts';
import type { PanelFrame } from '../panel-store.ts';
import { panelMemory } from '../panel-memory.ts';

/**
 * All reports of a quarterly indicator, each known from its announcement on, in shared memory: from the file of this
 * load, or from MariaDB, and then kept in one.
 * @throws FrameGone when a later load has replaced them
 */
export async function loadReportHistory(
  places: PanelPlaces,
  frame: PanelFrame,
  source: PanelSource,
): Promise<ReportHistory> {
  const { database } = places;
  const { indicator, tables } = source;
  const { load, found, keep } = await keptPanel(places, frame, source);
  if (found?.load === load && found.columns === frame.stocks) return historyOf(found);
  const { value, isSteady } = await readAsOf(database, { tables, load }, async () =>
    contentOf(await places.reports.read(indicator), frame.stocks),
  );
  if (isSteady) await keep(value);
  return historyOf(value);
}

/** The integers are the starts of stocks, then the day from which each entry is known, then its period. */
function contentOf({ securities, known, periods, values }: ReportRows, stocks: number): PanelContent {
  const past = securities.findIndex((security) => security > stocks);
  const count = past < 0 ? values.length : past;
  const padded = stocks + 1 + 2 * count + ((stocks + 1) % 2);
  const memory = panelMemory(4 * padded + 8 * count);
  const integers = new Int32Array(memory, 0, stocks + 1 + 2 * count);
  const shared = new Float64Array(memory, 4 * padded, count);
  shared.set(values.subarray(0, count));
  integers.set(known.subarray(0, count), stocks + 1);
  integers.set(periods.subarray(0, count), stocks + 1 + count);
  for (const security of securities.subarray(0, count)) integers[security] = (integers[security] ?? 0) + 1;
  for (let stock = 1; stock <= stocks; stock += 1)
    integers[stock] = (integers[stock] as number) + (integers[stock - 1] as number);
  return { columns: stocks, integers, values: shared };
}

function historyOf({ columns, integers, values }: PanelContent): ReportHistory {
  const count = values.length;
  return {
    starts: integers.subarray(0, columns + 1),
    known: integers.subarray(columns + 1, columns + 1 + count),
    reports: integers.subarray(columns + 1 + count),
    values,
  };
}
